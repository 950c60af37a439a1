import type { MailTexts } from './texts.ts'

export const es: MailTexts = {
  direction: 'ltr',
  greeting: 'Hola, {name}:',
  addressHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  signature: 'Trimestre, el juego de simulación empresarial',
  passwordReset: {
    subject: 'Elegir una contraseña nueva',
    body: ['Alguien, probablemente tú, ha pedido una contraseña nueva para tu cuenta de Trimestre.'],
    action: 'Elegir una contraseña',
    note: 'Este enlace sirve una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.',
  },
  addressPending:
    'Se ha pedido otra dirección de correo para tu cuenta y está pendiente de confirmación. Si no has sido tú, avisa a la persona que administra Trimestre en tu centro.',
  emailConfirmation: {
    subject: 'Confirme su dirección de correo',
    body: ['Esta dirección se ha indicado para su cuenta de Trimestre. Será válida en cuanto la confirme.'],
    action: 'Confirmar la dirección',
    note: 'Este enlace sirve una vez, durante tres días. Si esta cuenta no es suya, ignore este mensaje: nada cambia.',
  },
  emailAsked: {
    subject: 'Se ha pedido otra dirección de correo para su cuenta',
    body: [
      'Se ha pedido otra dirección de correo para su cuenta de Trimestre. Sustituirá a esta en cuanto se confirme.',
    ],
    action: 'Abrir Trimestre',
    note: 'Si esta petición no es suya, avise cuanto antes a la persona que administra Trimestre en su centro.',
  },
  invitation: {
    subject: 'Invitación al juego «{game}»',
    body: [
      '{inviter} te invita a jugar a «{game}».',
      'Dirigirás una empresa: cada trimestre decides y después descubres qué ha hecho el mercado con tus decisiones.',
    ],
    action: 'Ver el juego',
    note: 'Inicia sesión con tu cuenta y únete al juego.',
  },
  emailChanged: {
    subject: 'La dirección de correo de su cuenta ha cambiado',
    body: [
      'Su cuenta de Trimestre tiene ahora otra dirección de correo. Esta ya no sirve para iniciar sesión.',
    ],
    action: 'Abrir Trimestre',
    note: 'Si este cambio no es suyo, avise cuanto antes a la persona que administra Trimestre en su centro.',
  },
  passwordChanged: {
    subject: 'La contraseña de su cuenta ha cambiado',
    body: ['Su cuenta de Trimestre tiene una contraseña nueva. Todas las sesiones abiertas se han cerrado.'],
    action: 'Abrir Trimestre',
    note: 'Si este cambio no es suyo, avise cuanto antes a la persona que administra Trimestre en su centro.',
  },
  erasure: {
    subject: 'El juego «{game}» se borrará el {date}',
    body: [
      'El plazo de conservación elegido para el juego «{game}» llega a su fin.',
      'El {date} el juego se borrará con sus empresas, sus decisiones y sus resultados. No se podrá recuperar nada.',
    ],
    action: 'Abrir Trimestre',
    note: 'Para conservarlo, alargue el plazo en la configuración del juego o cierre un trimestre. Para conservar solo los resultados, descárguelos antes de esa fecha.',
  },
}
