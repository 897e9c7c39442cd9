"""Web Push: the encryption of a message (RFC 8291), the server's signature (RFC 8292), and what a
browser's subscription consists of."""
