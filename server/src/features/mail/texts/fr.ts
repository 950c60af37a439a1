import type { MailTexts } from './texts.ts'

export const fr: MailTexts = {
  direction: 'ltr',
  greeting: 'Bonjour {name},',
  addressHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  signature: 'Trimestre, le jeu de simulation d’entreprise',
  passwordReset: {
    subject: 'Choisir un nouveau mot de passe',
    body: ['Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trimestre.'],
    action: 'Choisir un mot de passe',
    note: 'Ce lien sert une fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
  },
  addressPending:
    'Une autre adresse e-mail a été demandée pour votre compte et attend d’être confirmée. Si cela ne vient pas de vous, prévenez la personne qui administre Trimestre dans votre établissement.',
  emailConfirmation: {
    subject: 'Confirmer votre adresse e-mail',
    body: [
      'Cette adresse a été donnée pour votre compte Trimestre. Elle comptera dès que vous l’aurez confirmée.',
    ],
    action: 'Confirmer l’adresse',
    note: 'Ce lien sert une fois, pendant trois jours. Si ce compte n’est pas le vôtre, ignorez ce message : rien ne change.',
  },
  emailAsked: {
    subject: 'Une autre adresse e-mail est demandée pour votre compte',
    body: [
      'Une autre adresse e-mail a été demandée pour votre compte Trimestre. Elle remplacera celle-ci dès qu’elle aura été confirmée.',
    ],
    action: 'Ouvrir Trimestre',
    note: 'Si cette demande ne vient pas de vous, prévenez sans attendre la personne qui administre Trimestre dans votre établissement.',
  },
  invitation: {
    subject: 'Invitation au jeu « {game} »',
    body: [
      '{inviter} vous invite à jouer à « {game} ».',
      'Vous y dirigerez une entreprise : à chaque trimestre vous décidez, puis vous découvrez ce que le marché en a fait.',
    ],
    action: 'Voir le jeu',
    note: 'Connectez-vous avec votre compte, puis rejoignez le jeu.',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte a changé',
    body: [
      'Votre compte Trimestre a désormais une autre adresse e-mail. Celle-ci ne permet plus de s’y connecter.',
    ],
    action: 'Ouvrir Trimestre',
    note: 'Si ce changement ne vient pas de vous, prévenez sans attendre la personne qui administre Trimestre dans votre établissement.',
  },
  passwordChanged: {
    subject: 'Le mot de passe de votre compte a changé',
    body: ['Votre compte Trimestre a un nouveau mot de passe. Toutes les sessions ouvertes ont pris fin.'],
    action: 'Ouvrir Trimestre',
    note: 'Si ce changement ne vient pas de vous, prévenez sans attendre la personne qui administre Trimestre dans votre établissement.',
  },
  erasure: {
    subject: 'Le jeu « {game} » sera effacé le {date}',
    body: [
      'La durée de conservation choisie pour le jeu « {game} » arrive à son terme.',
      'Le {date}, le jeu sera effacé avec ses entreprises, ses décisions et ses résultats. Rien ne pourra être récupéré.',
    ],
    action: 'Ouvrir Trimestre',
    note: 'Pour le garder, allongez la durée de conservation dans la configuration du jeu, ou passez un trimestre. Pour garder les résultats seuls, téléchargez-les avant cette date.',
  },
}
