"""What legends do not know of their opponents: experiments."""
