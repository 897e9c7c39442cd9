### Le quai avant une partie, en français.

page-lobby = Sur le quai
page-lobby-link = Envoyez ce lien à vos amis. L’hôte donne le signal du départ.
page-invite = { $name } vous invite à dévaliser un train
page-invite-aboard = Déjà à bord : { $names }
page-invite-how = Comment ça se passe
page-invite-1 = Planifiez. Tour après tour, chacun pose une carte sur la même pile : se déplacer, grimper, tirer, frapper, braquer.
page-invite-2 = Regardez. Les cartes s’appliquent dans cet ordre, qu’elles aient encore un sens ou non.
page-invite-3 = Devenez riche. Après cinq manches, le bandit le plus riche gagne.
page-invite-first = Jamais joué ? Essayez d’abord un casse guidé
page-lobby-more = Inviter quelqu’un d’autre
page-lobby-talk = En attendant le départ
page-seat-host = hôte
page-send-away = Renvoyer { $name }
page-make-host = Nommer hôte
page-send-away-hint = Une personne renvoyée ne peut plus revenir à cette table.
page-filtered = Les gros mots sont masqués à cette table.
page-leave = Quitter la table
page-add-bots = Bots à ajouter
page-start-hint = Des bots prennent les places libres.
page-wait-host = On attend le signal de { $name }.
page-join = Prendre place
