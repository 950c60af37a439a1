import type { TeachingTexts } from '../types.ts'

export const facts: Pick<TeachingTexts, 'facts' | 'turningPoints'> = {
  facts: {
    event: 'Événement du trimestre : « {name} ».',
    marketUp:
      'La demande totale est de {demandeTotale} unités, après {before} au trimestre précédent : une hausse de {change, abs} %.',
    marketDown:
      'La demande totale est de {demandeTotale} unités, après {before} au trimestre précédent : une baisse de {change, abs} %.',
    marketSame: 'La demande totale est de {demandeTotale} unités.',
    prices: 'Les prix de vente vont de {lowest} à {highest} BA ; le prix moyen est de {mean} BA.',
    pricesSame: 'Toutes les ventes se sont faites au même prix : {mean} BA.',
    stockouts:
      '{companies, plural, one {{companies} entreprise n’a pas pu servir tous ses clients} other {{companies} entreprises n’ont pas pu servir tous leurs clients}} : {units, plural, one {{units} unité demandée n’a pas été livrée} other {{units} unités demandées n’ont pas été livrées}}.',
    stockoutsOwn:
      'Votre entreprise n’a pas pu servir tous ses clients : {units, plural, one {{units} unité demandée n’a pas été livrée} other {{units} unités demandées n’ont pas été livrées}}.',
    stocks:
      '{units, plural, one {{units} unité reste} other {{units} unités restent}} en stock, pour une valeur de {value} BA.',
    stocksOwn:
      'Il vous reste {units, plural, one {{units} unité} other {{units} unités}} en stock, pour une valeur de {value} BA.',
    stocksLost:
      '{units, plural, one {{units} unité reste} other {{units} unités restent}} en stock, pour une valeur de {value} BA ; {lost, plural, one {{lost} unité a été perdue} other {{lost} unités ont été perdues}} faute de place.',
    stocksLostOwn:
      'Il vous reste {units, plural, one {{units} unité} other {{units} unités}} en stock, pour une valeur de {value} BA ; vous avez perdu {lost, plural, one {{lost} unité} other {{lost} unités}} faute de place.',
    capacity: 'Les ateliers ont tourné à {percent} % de leur capacité de production.',
    capacityOwn: 'Votre atelier a tourné à {percent} % de sa capacité de production.',
    people:
      'Les entreprises emploient {employees, plural, one {{employees} personne} other {{employees} personnes}} ; {resignations, plural, =0 {aucun ouvrier n’a démissionné} one {{resignations} ouvrier a démissionné} other {{resignations} ouvriers ont démissionné}}, et {layoffs, plural, =0 {aucune indemnité de licenciement n’a été versée} other {les licenciements ont coûté {layoffs} BA}}.',
    peopleOwn:
      'Vous employez {employees, plural, one {{employees} personne} other {{employees} personnes}} ; {resignations, plural, =0 {aucun ouvrier n’a démissionné} one {{resignations} ouvrier a démissionné} other {{resignations} ouvriers ont démissionné}}, et {layoffs, plural, =0 {vous n’avez versé aucune indemnité de licenciement} other {les licenciements vous ont coûté {layoffs} BA}}.',
    investment: 'Les entreprises ont investi {machines} BA dans des machines et {research} BA dans la R&D.',
    investmentOwn: 'Vous avez investi {machines} BA dans des machines et {research} BA dans la R&D.',
    results:
      'Le résultat net de toutes les entreprises réunies est de {net} BA ; {losses, plural, =0 {aucune n’est en perte} one {{losses} est en perte} other {{losses} sont en perte}}.',
    resultsOwnProfit: 'Votre résultat net est un bénéfice de {net, abs} BA.',
    resultsOwnLoss: 'Votre résultat net est une perte de {net, abs} BA.',
    cash: '{overdrawn, plural, =0 {Aucune entreprise ne finit le trimestre à découvert} one {{overdrawn} entreprise finit le trimestre à découvert} other {{overdrawn} entreprises finissent le trimestre à découvert}} ; {rescued, plural, =0 {aucune n’a reçu de prêt d’urgence} one {{rescued} a reçu un prêt d’urgence} other {{rescued} ont reçu un prêt d’urgence}}.',
    cashOwn:
      '{overdrawn, plural, =0 {Votre compte n’est pas à découvert} other {Vous finissez le trimestre à découvert}} ; {rescued, plural, =0 {vous n’avez pas eu besoin d’un prêt d’urgence} other {la banque vous a accordé un prêt d’urgence}}.',
    predictions:
      '{companies, plural, one {{companies} entreprise avait noté ses prévisions : son score est de {mean} sur 100} other {{companies} entreprises avaient noté leurs prévisions : leur score moyen est de {mean} sur 100}}.',
    predictionsOwn: 'Vos prévisions obtiennent un score de {mean} sur 100.',
    rankingOne: 'En tête du classement : {first}.',
    rankingTwo: 'En tête du classement : {first}, devant {second}.',
    rankingThree: 'En tête du classement : {first}, devant {second} et {third}.',
    rankingClimber: 'La plus forte remontée : {climber}, de la place {climberFrom} à la place {climberTo}.',
  },
  turningPoints: {
    eventUp:
      'L’événement « {name} » a rapporté {amount, abs} BA de résultat net à l’ensemble des entreprises.',
    eventUpOwn: 'L’événement « {name} » vous a rapporté {amount, abs} BA de résultat net.',
    eventDown:
      'L’événement « {name} » a coûté {amount, abs} BA de résultat net à l’ensemble des entreprises.',
    eventDownOwn: 'L’événement « {name} » vous a coûté {amount, abs} BA de résultat net.',
    overdraft: '{label} passe à découvert pour la première fois : {liquidites} BA en banque.',
    overdraftOwn: 'Vous passez à découvert pour la première fois : {liquidites} BA en banque.',
    rescue: '{label} reçoit son premier prêt d’urgence : {pretUrgence} BA.',
    rescueOwn: 'Vous recevez votre premier prêt d’urgence : {pretUrgence} BA.',
    stockout:
      '{label} manque de produits : {units, plural, one {{units} unité non livrée} other {{units} unités non livrées}}, soit {percent} % d’une demande de {demande}.',
    stockoutOwn:
      'Vous manquez de produits : {units, plural, one {{units} unité non livrée} other {{units} unités non livrées}}, soit {percent} % d’une demande de {demande}.',
    rankUp: '{label} remonte de la place {from} à la place {to}.',
    rankUpOwn: 'Vous remontez de la place {from} à la place {to}.',
    rankDown: '{label} recule de la place {from} à la place {to}.',
    rankDownOwn: 'Vous reculez de la place {from} à la place {to}.',
    rankTook1: '{label} prend la tête du classement, depuis la place {from}.',
    rankTook1Own: 'Vous prenez la tête du classement, depuis la place {from}.',
    rankLost1: '{label} perd la tête du classement et passe à la place {to}.',
    rankLost1Own: 'Vous perdez la tête du classement et passez à la place {to}.',
    turnUp: '{label} sort du rouge : son résultat net passe de {before} à {now} BA.',
    turnUpOwn: 'Vous sortez du rouge : votre résultat net passe de {before} à {now} BA.',
    turnDown: '{label} bascule dans la perte : son résultat net passe de {before} à {now} BA.',
    turnDownOwn: 'Vous basculez dans la perte : votre résultat net passe de {before} à {now} BA.',
    causeUp:
      '{label} gagne {amount, abs} BA de résultat net grâce à « {cause} », par rapport au trimestre précédent.',
    causeUpOwn:
      '« {cause} » vous apporte {amount, abs} BA de résultat net de plus qu’au trimestre précédent.',
    causeDown:
      '{label} perd {amount, abs} BA de résultat net à cause de « {cause} », par rapport au trimestre précédent.',
    causeDownOwn:
      '« {cause} » vous retire {amount, abs} BA de résultat net par rapport au trimestre précédent.',
  },
}
