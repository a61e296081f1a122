"""Training of the network that `blackgate.network` plays by: imitation of our bots, then self-play. PyTorch is for this
package alone.
"""
