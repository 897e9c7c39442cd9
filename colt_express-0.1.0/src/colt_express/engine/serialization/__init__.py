"""Games as data: records, text, digests, and copies for other processes."""
