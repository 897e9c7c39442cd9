### Cursed Loot en français.

page-box-cursed = Le butin maudit
page-box-cursed-hint = Certains bijoux, bourses et cagnottes ne valent presque rien, et seuls ceux qui les ont tenus le savent.
