"""People who have a profile: a name and a portrait, on several devices. It is no account."""
