"""What a seat may know (R17) as one row of bytes, and the action table turned towards that seat: for learning."""
