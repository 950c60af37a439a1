import type { PeerTexts } from '../peer-texts.ts'

export const peerTexts: PeerTexts = {
  part: {
    text: 'Hace su parte del trabajo',
    low: 'no hace lo acordado',
    middle: 'hace lo acordado',
    high: 'hace más cuando hace falta',
  },
  ecoute: {
    text: 'Escucha y ayuda a los demás',
    low: 'interrumpe o ignora',
    middle: 'escucha y responde',
    high: 'hace avanzar las ideas de los demás',
  },
  delais: {
    text: 'Mantiene al equipo dentro de los plazos',
    low: 'se olvida',
    middle: 'está a punto a la hora',
    high: 'lo ve venir y avisa',
  },
  qualite: {
    text: 'Revisa y mejora',
    low: 'deja errores',
    middle: 'revisa su área',
    high: 'eleva el nivel del conjunto',
  },
  savoir: {
    text: 'Comprende y sabe explicar',
    low: 'decide sin saber',
    middle: 'explica sus decisiones',
    high: 'explica a los demás',
  },
}
