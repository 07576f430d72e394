"""What comes in: HTTP and sockets, who asks, how often, and who may do what."""
