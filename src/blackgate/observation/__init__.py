"""What a seat may know (R17) as one row of bytes, and the action table relative to that seat: for learning."""
