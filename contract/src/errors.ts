/**
 * Every refusal that the API can return: the stable code, its HTTP status and the French or specified sentence.
 * Programs and translations use the code; `detail` is worded by the specification.
 */
export const errors = {
  'auth/bad-credentials': { status: 401, detail: 'Utilisateur Ou Mot de passe Incorrecte' },
  'auth/required': { status: 401, detail: 'Authentification requise' },
  'auth/refresh-refused': { status: 401, detail: 'Authentification requise' },
  'auth/code-refused': { status: 401, detail: 'Cette connexion a expire. Recommencez.' },
  'auth/provider-refused': { status: 400, detail: "Le service d'identite n'a pas confirme la connexion." },
  'auth/provider-unavailable': { status: 503, detail: "Le service d'identite ne repond pas." },
  'auth/email-unverified': {
    status: 403,
    detail:
      "Le service d'identite n'a pas confirme une adresse e-mail utilisable. S'il ne dit jamais si une adresse est confirmee, un administrateur peut regler OIDC_TRUST_EMAIL=1.",
  },
  'auth/disabled': { status: 403, detail: 'Ce compte est desactive.' },
  'auth/link-password': {
    status: 409,
    detail: 'Un compte a deja cette adresse : donnez son mot de passe pour les relier.',
  },
  'auth/public-password': {
    status: 403,
    detail: "Ce mot de passe est public : il n'ouvre ce compte que depuis la machine du serveur.",
  },
  'auth/forbidden': { status: 403, detail: 'Acces refuse' },
  'auth/busy': { status: 429, detail: 'Trop de connexions en meme temps. Reessayez dans un instant.' },
  'auth/too-many-attempts': { status: 429, detail: "Trop d'essais. Reessayez plus tard." },
  'auth/reset-refused': { status: 422, detail: 'Ce lien ne sert plus : demandez-en un nouveau.' },
  'auth/confirmation-refused': { status: 422, detail: 'Ce lien de confirmation ne sert plus.' },
  'auth/registration-closed': { status: 403, detail: 'Les inscriptions sont fermees.' },
  'auth/too-many-resets': {
    status: 429,
    detail: 'Trop de demandes pour cette adresse. Reessayez plus tard.',
  },
  'invitations/too-many': {
    status: 429,
    detail: 'Vous avez envoye 2000 invitations en un jour. Reessayez plus tard.',
  },
  'invitations/joined': {
    status: 409,
    detail: 'Ce joueur a deja une entreprise dans le jeu : retirez-la du marche.',
  },
  'request/malformed': { status: 400, detail: 'La demande ne peut pas etre lue.' },
  'request/not-found': { status: 404, detail: 'Oops, Page Not Found :(' },
  'request/method-not-allowed': { status: 405, detail: "Cette methode n'existe pas a cette adresse." },
  'request/conflict': { status: 409, detail: 'Cet etat a change entre-temps. Rechargez la page.' },
  'request/precondition': { status: 412, detail: 'Une condition de la demande ne vaut plus.' },
  'request/range': { status: 416, detail: "Cette partie du fichier n'existe pas." },
  'request/too-large': { status: 413, detail: 'La demande est trop grande.' },
  'request/headers-too-large': { status: 431, detail: "L'adresse ou les en-tetes sont trop longs." },
  'request/timeout': { status: 408, detail: 'La demande est arrivee trop lentement.' },
  'request/media-type': { status: 415, detail: "Ce type de contenu n'est pas accepte." },
  'request/too-many': { status: 429, detail: 'Trop de demandes. Reessayez dans un instant.' },
  'request/invalid': { status: 422, detail: 'La demande contient des erreurs.' },
  'server/fault': { status: 500, detail: 'Sorry, server goes wrong' },
  'server/unavailable': { status: 503, detail: 'Sorry, server goes wrong' },
  'server/lock-timeout': { status: 503, detail: 'Le jeu est occupe. Reessayez dans un instant.' },
  'server/disk-full': { status: 503, detail: 'Le disque du serveur est plein.' },
  'rounds/limit-reached': {
    status: 409,
    detail: 'Game Trimestres already reached the maximum number of Trimestres!',
  },
  'rounds/unexpected': { status: 409, detail: 'Le trimestre a deja ete passe.' },
  'rounds/closed': { status: 409, detail: 'Ce trimestre est clos : ses decisions ne changent plus.' },
  'decisions/locked': { status: 409, detail: 'Les decisions de ce trimestre sont verrouillees.' },
  'schedule/gone': { status: 409, detail: "Ce passage n'est plus prevu a cette heure." },
  'schedule/taken': { status: 409, detail: 'Un passage est deja prevu a cet instant.' },
  'rounds/not-hidden': { status: 409, detail: "Ce trimestre n'attend pas de publication." },
  'rounds/not-published': { status: 409, detail: "Ce trimestre n'est pas publie." },
  'rounds/pending': { status: 409, detail: 'Une nouvelle version attend : publiez-la ou annulez-la.' },
  'rounds/too-many-versions': { status: 409, detail: 'Ce trimestre a deja 50 versions.' },
  'trainings/started': { status: 409, detail: 'Un joueur a deja commence.' },
  'trainings/over': { status: 409, detail: 'Cet entrainement est termine.' },
  'trainings/attempts': { status: 409, detail: 'Vous avez utilise tous vos essais.' },
  'solo/closed': { status: 403, detail: 'Les parties libres sont fermees ici.' },
  'solo/too-many': { status: 409, detail: 'Vous avez deja trois parties libres en cours.' },
  'branches/too-many': { status: 409, detail: 'Ce jeu a deja 20 branches : supprimez-en une.' },
  'games/finished': { status: 409, detail: 'Ce jeu est termine.' },
  'games/not-finished': { status: 409, detail: "Ce jeu n'est pas termine." },
  'games/not-started': { status: 409, detail: "Aucun trimestre n'est publie." },
  'games/not-ended': { status: 409, detail: "Ce jeu n'a pas ete termine avant son dernier trimestre." },
  'games/practice-begun': { status: 409, detail: 'Un trimestre est deja clos.' },
  'games/paused': { status: 409, detail: 'Ce jeu est en pause.' },
  'games/archived': { status: 409, detail: 'Ce jeu est archive.' },
  'games/private': { status: 403, detail: 'Ce jeu est prive : demandez une invitation.' },
  'games/joining-closed': {
    status: 409,
    detail: "Ce jeu n'accueille plus de nouveaux joueurs : demandez une invitation.",
  },
  'joining/unknown-code': { status: 404, detail: 'Aucun jeu ne porte ce code.' },
  'joining/code-closed': { status: 409, detail: "Ce code est ferme : demandez a l'animateur de le rouvrir." },
  'joining/too-many-codes': { status: 429, detail: 'Trop de codes errones. Reessayez plus tard.' },
  'joining/too-many-requests': {
    status: 429,
    detail: 'Vous avez demande a rejoindre trop de jeux. Reessayez plus tard.',
  },
  'joining/too-many-players': {
    status: 429,
    detail: 'Trop de joueurs sont entres dans ce jeu en une heure. Reessayez plus tard.',
  },
  'games/not-configured': { status: 409, detail: "Ce jeu n'est pas encore configure." },
  'games/not-demo': { status: 409, detail: 'Seul le jeu de demonstration peut etre remis a son debut.' },
  'companies/out': { status: 409, detail: 'Cette entreprise ne joue plus dans ce jeu.' },
  'companies/not-human': {
    status: 409,
    detail: "L'ordinateur tient cette place : reprenez les commandes.",
  },
  'companies/member-elsewhere': { status: 409, detail: 'Ce joueur a deja une entreprise dans ce jeu.' },
  'companies/played': { status: 409, detail: 'Cette entreprise a deja des resultats.' },
  'companies/seats': { status: 409, detail: 'Ce jeu a deja 10000 entreprises.' },
  'teams/off': { status: 409, detail: "Ce reglage n'existe pas dans ce jeu." },
  'teams/started': { status: 409, detail: 'Ce reglage ne change plus apres le premier trimestre.' },
  'teams/several-members': { status: 409, detail: 'Des entreprises ont plusieurs membres.' },
  'teams/full': { status: 409, detail: 'Cette equipe est complete.' },
  'teams/limit': { status: 409, detail: 'Ce jeu a deja toutes ses equipes.' },
  'teams/formed-by-administrator': {
    status: 409,
    detail: "L'administrateur forme les equipes de ce jeu.",
  },
  'teams/too-many-codes': { status: 429, detail: 'Trop de codes essayes. Reessayez plus tard.' },
  'teams/area': { status: 403, detail: 'Ce domaine est confie a un autre membre.' },
  'teams/observer': { status: 403, detail: 'Un observateur ne decide pas.' },
  'teams/validator': { status: 403, detail: 'Un autre role remet les decisions.' },
  'decisions/changed': {
    status: 409,
    detail: 'Un autre membre a change cette valeur entre-temps.',
  },
  'proposals/settled': { status: 409, detail: 'Cette proposition est deja traitee.' },
  'proposals/too-many': { status: 409, detail: 'Cette equipe a deja 50 propositions ouvertes.' },
  'debrief/nothing-yet': { status: 409, detail: "Aucun trimestre n'est encore publie." },
  'debrief/closed': { status: 403, detail: "Le bilan n'est pas ouvert aux joueurs." },
  'products/in-use': { status: 409, detail: 'Ce produit est utilise par un jeu.' },
  'media/not-a-picture': { status: 415, detail: "Ce fichier n'est pas une image PNG, JPEG, GIF ou WebP." },
  'media/damaged': { status: 422, detail: 'Cette image est abimee : elle ne peut pas etre lue en entier.' },
  'media/dimensions': {
    status: 422,
    detail:
      "L'image a trop de pixels : 64 megapixels au plus en JPEG, 25 en PNG ou WebP, 12 en GIF, animee, progressive ou entrelacee.",
  },
  'media/quota': { status: 409, detail: "Vous avez trop d'images (50 fichiers, 50 Mio)." },
  'menus/seeded': { status: 409, detail: 'Ce menu fait partie du jeu et ne peut pas etre supprime.' },
  'menus/in-use': { status: 409, detail: 'Ce menu contient des elements.' },
  'events/tax': { status: 409, detail: "L'evenement Impôt ne peut pas etre supprime" },
  'events/tax-name': { status: 409, detail: "L'evenement Impôt ne peut pas etre renomme" },
  'events/associated': { status: 409, detail: 'Cet evenement est deja associe a ce trimestre.' },
  'events/in-use': { status: 409, detail: 'Cet evenement est associe a un jeu.' },
  'users/self-delete': { status: 409, detail: 'Vous ne pouvez pas supprimer votre propre compte.' },
  'users/last-super-administrator': {
    status: 409,
    detail: 'Le dernier super administrateur ne peut pas etre desactive.',
  },
  'announcements/pins': { status: 409, detail: 'Trois annonces sont deja epinglees.' },
  'announcements/old': { status: 409, detail: 'Cette annonce ne change plus.' },
  'messages/private': { status: 403, detail: "Ce fil est reserve a l'equipe." },
  'messages/too-many': { status: 429, detail: 'Trop de messages. Reessayez dans un instant.' },
  'plans/started': { status: 409, detail: 'Un trimestre est deja clos.' },
  'plans/none': { status: 409, detail: 'Ce jeu ne suit aucun plan de seance.' },
  'debrief/busy': { status: 503, detail: 'Des fichiers sont deja en preparation.' },
  'debrief/too-slow': { status: 503, detail: 'Ce fichier est trop long a preparer.' },
  'debrief/no-writer': { status: 503, detail: "Ce format n'est pas installe sur ce serveur." },
  'journal/closed': { status: 409, detail: 'Cette partie du journal est close.' },
  'journal/not-yet': { status: 409, detail: "Cette partie s'ouvre avec les resultats." },
  'journal/changed': { status: 409, detail: 'Un autre membre a change ce texte entre-temps.' },
  'quiz/unpublished': { status: 409, detail: "Ce trimestre n'est pas publie." },
  'quiz/draft': { status: 409, detail: "Ce questionnaire n'a pas ete ouvert." },
  'quiz/open': { status: 409, detail: 'Ce questionnaire est ouvert.' },
  'quiz/closed': { status: 409, detail: 'Ce questionnaire est clos.' },
  'quiz/answered': { status: 409, detail: 'Des joueurs ont deja ouvert ce questionnaire.' },
  'quiz/answered-already': { status: 409, detail: "Cette question n'attend plus de reponse." },
  'quiz/finished': { status: 409, detail: 'Vous avez rendu ce questionnaire.' },
  'quiz/superseded': { status: 409, detail: 'Ce trimestre a ete rejoue : le questionnaire est arrete.' },
  'quiz/current': { status: 409, detail: "Ce trimestre n'a pas ete rejoue." },
  'quiz/no-result': { status: 409, detail: "Votre entreprise n'a pas de resultat pour ce trimestre." },
  'peers/no-teams': { status: 409, detail: "Aucune equipe n'a deux membres." },
  'peers/draft': { status: 409, detail: "Cette evaluation n'a pas ete ouverte." },
  'peers/open': { status: 409, detail: "L'evaluation est encore ouverte." },
  'peers/closed': { status: 409, detail: "L'evaluation est close." },
  'peers/answered': { status: 409, detail: 'Des membres ont deja rempli cette evaluation.' },
  'peers/not-released': { status: 409, detail: 'Les avis ne sont pas encore rendus.' },
  'peers/too-few': { status: 409, detail: "Trop peu d'avis pour rester anonymes." },
  'peers/not-asked': { status: 403, detail: 'Cette evaluation ne vous est pas demandee.' },
  'grading/changed': { status: 409, detail: 'Le bareme a change entre-temps.' },
  'grading/nobody': { status: 409, detail: "Personne n'est a noter." },
  'grading/older': { status: 409, detail: 'Une version plus recente est publiee.' },
  'grading/unpublished': { status: 409, detail: "Aucune note n'est publiee." },
  'grading/review-open': { status: 409, detail: 'Une demande est deja en cours.' },
  'grading/review-answered': { status: 409, detail: 'Cette demande a deja sa reponse.' },
  'setup/closed': { status: 409, detail: 'La premiere configuration est deja faite.' },
} as const

export type ErrorCode = keyof typeof errors

/** The messages of field errors; the key is the last part of the violation's code. */
export const violationMessages = {
  required: 'Required',
  number: 'Must be a number',
  email: 'Invalid email',
  passwords: 'Passwords dont match',
  text: 'Texte attendu',
  'too-long': 'Texte trop long',
  characters: 'Caracteres non autorises',
  'out-of-bounds': 'Valeur hors des bornes',
  integer: 'Nombre entier attendu',
  boolean: 'Valeur oui ou non attendue',
  choice: 'Choix inconnu',
  reference: 'Reference inconnue',
  unknown: 'Nom inconnu',
  list: 'Liste attendue',
  object: 'Objet attendu',
  empty: 'Liste vide',
  taken: 'Deja utilise',
  current: 'Mot de passe actuel incorrect',
  terms: 'Conditions a accepter',
  weak: 'Mot de passe trop court ou trop courant',
  image: 'Image invalide',
  path: 'Chemin invalide',
  level: 'Niveau hors des bornes',
  closed: 'Decision fermee au niveau de ce jeu',
  schedule: 'Erreur dans la configuration du fichier !!',
  quotes: 'Guillemets non fermes',
  separators: 'Titres et lignes separes par des signes differents',
  'email-column': 'Aucune colonne ne contient les adresses e-mail',
  quarters: 'Nombre de trimestres inferieur aux trimestres deja passes',
  unpublished: "Ce trimestre n'est pas publie",
  begun: 'Reglage fixe des le premier trimestre passe',
  full: 'Equipe complete',
  'weights-sum': 'La somme des poids doit etre 100',
  'rank-alone': 'Une note sur le seul rang demande votre accord',
  step: 'Pas de la note non respecte',
} as const

export type ViolationKey = keyof typeof violationMessages

export type Violation = {
  propertyPath: string
  code: string
  message: string
  /** The character that a name must not contain, such as `U+200B`, and its position, counted from 1. */
  character?: string
  position?: number
}

/** A value that a member wanted to save, and the one that another member had saved meanwhile. */
export type Conflict<Value = number> = {
  /** The key of the decision. */
  name: string
  /** `basedOn`: the version of the value that was shown when this one was typed. */
  yours: { value: Value; basedOn: number }
  theirs: { value: Value; version: number; by: { id: number; name: string } | null; at: string | null }
}

/** The same for a text or a predicted figure of a journal; null is an emptied one. The name is that of its field. */
export type JournalConflict = Conflict<string | number | null>

/**
 * Body of every error response (RFC 9457). `violations` is present only with status 422, `area` with `decisions/changed`,
 * `conflicts` with it and with `journal/changed`.
 */
export type Problem = {
  type: string
  title: string
  status: number
  code: string
  detail: string
  violations?: Violation[]
  area?: string
  conflicts?: JournalConflict[]
}
