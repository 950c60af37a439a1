import type { MailTexts } from './texts.ts'

export const en: MailTexts = {
  direction: 'ltr',
  greeting: 'Hello {name},',
  addressHint: 'If the button does not work, copy this address into your browser:',
  signature: 'Trimestre, the business simulation game',
  passwordReset: {
    subject: 'Choose a new password',
    body: ['Somebody, probably you, asked for a new password for your Trimestre account.'],
    action: 'Choose a password',
    note: 'This link works once, for one hour. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  addressPending:
    'Another e-mail address has been asked for on your account and is waiting to be confirmed. If that was not you, tell the person who runs Trimestre at your school.',
  emailConfirmation: {
    subject: 'Confirm your e-mail address',
    body: ['This address was given for your Trimestre account. It will count as soon as you confirm it.'],
    action: 'Confirm the address',
    note: 'This link works once, for three days. If this account is not yours, ignore this message: nothing changes.',
  },
  emailAsked: {
    subject: 'Another e-mail address is asked for on your account',
    body: [
      'Another e-mail address was asked for on your Trimestre account. It will replace this one as soon as it is confirmed.',
    ],
    action: 'Open Trimestre',
    note: 'If you did not ask for this, tell the person who runs Trimestre at your school without delay.',
  },
  invitation: {
    subject: 'Invitation to the game “{game}”',
    body: [
      '{inviter} invites you to play “{game}”.',
      'You will run a company: each quarter you decide, then you see what the market made of it.',
    ],
    action: 'See the game',
    note: 'Sign in with your account, then join the game.',
  },
  emailChanged: {
    subject: 'The e-mail address of your account has changed',
    body: [
      'Your Trimestre account now has another e-mail address. This one can no longer be used to sign in.',
    ],
    action: 'Open Trimestre',
    note: 'If you did not make this change, tell the person who runs Trimestre at your school without delay.',
  },
  passwordChanged: {
    subject: 'The password of your account has changed',
    body: ['Your Trimestre account has a new password. Every open session has ended.'],
    action: 'Open Trimestre',
    note: 'If you did not make this change, tell the person who runs Trimestre at your school without delay.',
  },
  erasure: {
    subject: 'The game “{game}” will be erased on {date}',
    body: [
      'The time for which the game “{game}” was to be kept is nearly over.',
      'On {date} the game will be erased with its companies, decisions and results. Nothing can be recovered.',
    ],
    action: 'Open Trimestre',
    note: 'To keep it, choose a longer time in the game’s configuration, or pass a quarter. To keep the results alone, download them before that date.',
  },
}
