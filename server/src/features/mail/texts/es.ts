import type { MailTexts } from './texts.ts'

export const es: MailTexts = {
  direction: 'ltr',
  greeting: 'Hola, {name}:',
  addressHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  signature: 'Trimestre, el juego de simulación empresarial',
  passwordReset: {
    subject: 'Elegir una contraseña nueva',
    body: ['Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta de Trimestre.'],
    action: 'Elegir una contraseña',
    note: 'Este enlace sirve una sola vez, durante una hora. Si no lo ha pedido, ignore este mensaje: su contraseña no cambia.',
  },
  invitation: {
    subject: 'Invitación al juego «{game}»',
    body: [
      '{inviter} le invita a jugar a «{game}».',
      'Dirigirá una empresa: cada trimestre decide y después descubre qué ha hecho el mercado con sus decisiones.',
    ],
    action: 'Ver el juego',
    note: 'Inicie sesión con su cuenta y únase al juego.',
  },
}
