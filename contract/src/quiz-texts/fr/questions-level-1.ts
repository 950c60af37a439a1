import type { QuizTexts } from '../types.ts'

/** The questions of level 1. */
export const firstQuestions = {
  z01: {
    question: 'Quel est le chiffre d’affaires ?',
    feedback: [
      'Prix × produit, et non vendu : comptez les seules unités que les clients ont achetées.',
      'Les clients non servis n’ont rien payé : multipliez le prix par les ventes, et non par la demande.',
      'Encaissé n’est pas vendu : une vente compte dès qu’elle est faite, même si le client paie plus tard.',
    ],
  },
  z02: {
    question: 'Combien d’unités avez-vous vendues ?',
    feedback: [
      'Tous n’ont pas été servis : tenez compte des clients repartis sans produit.',
      'Produit n’est pas vendu : une unité fabriquée peut rester en stock, une unité vendue peut en venir.',
      'À soustraire : la demande non satisfaite fait partie de la demande, elle ne s’y ajoute pas.',
    ],
  },
  z03: {
    question: 'Combien d’unités restent en stock ?',
    feedback: [
      'Stock de départ oublié : partez des unités déjà en stock au début du trimestre.',
      'Ventes oubliées : retirez du stock les unités parties chez les clients.',
      'Demande au lieu de ventes : seules les unités livrées sont sorties du stock.',
    ],
  },
  z04: {
    question: 'Quelle part des clients avez-vous servie ?',
    feedback: [
      'C’est la part non servie : la question porte sur les clients qui ont reçu leur produit.',
      'Divisé par la production : une part des clients se rapporte au nombre de clients.',
      'Fraction renversée : les clients servis vont au numérateur, tous les clients au dénominateur.',
    ],
  },
  z05: {
    question: 'De combien la trésorerie a-t-elle varié ?',
    feedback: [
      'Un résultat n’est pas un encaissement : comparez l’argent entré et l’argent sorti.',
      'Ventes à crédit comptées : prenez ce que les clients ont payé, et non ce qu’ils ont acheté.',
      'Erreur de signe : partez de l’argent entré et retirez l’argent sorti.',
    ],
  },
  z06: {
    question: 'Quelle est la trésorerie de clôture ?',
    feedback: [
      'Ouverture oubliée : c’est la variation du trimestre, il y avait déjà un solde au départ.',
      'Résultat au lieu des flux : ajoutez au solde d’ouverture les mouvements d’argent, et non le bénéfice ou la perte.',
      'Dépenses oubliées : retirez aussi l’argent sorti pendant le trimestre.',
    ],
  },
  z07: {
    question: 'Quel est le résultat net ?',
    feedback: [
      'Intérêts et impôt oubliés : c’est le résultat d’exploitation, poursuivez jusqu’en bas du compte de résultat.',
      'Impôt oublié : retirez l’impôt sur les bénéfices.',
      'Flux de trésorerie : comparez des produits et des charges, et non des recettes et des dépenses.',
    ],
  },
  z08: {
    question: 'De combien de points votre part de marché a-t-elle changé ?',
    feedback: [
      'Erreur de signe : partez de la part de ce trimestre et retirez celle du précédent.',
      'Niveau, et non variation : comparez cette part à celle du trimestre précédent.',
      'Variation relative : une variation en points est une simple différence entre deux pourcentages.',
    ],
  },
  z09: {
    question: 'De combien de % votre prix a-t-il changé ?',
    feedback: [
      'C’est la variation en BA : rapportez-la au prix de départ.',
      'Base d’arrivée : un pourcentage de variation se calcule sur le prix d’avant.',
      'Erreur de signe : une hausse est positive, une baisse négative.',
    ],
  },
  z10: {
    question: 'Quelle part de la capacité a servi ?',
    feedback: [
      'Ventes au lieu de production : la capacité sert à fabriquer, vendu ou non.',
      'Une seule des deux capacités, celle des machines : cherchez celle qui limite l’atelier.',
      'Une seule des deux capacités, celle des ouvriers : cherchez celle qui limite l’atelier.',
    ],
  },
  z11: {
    question: 'Quelle était la capacité de production ?',
    feedback: [
      'La plus petite décide : une machine sans ouvrier, ou l’inverse, ne fabrique rien.',
      'On n’additionne pas : machines et ouvriers fabriquent ensemble les mêmes produits.',
      'Réalisé, et non possible : la capacité est ce que l’atelier aurait pu fabriquer.',
    ],
  },
  z12: {
    question: 'Combien d’unités par ouvrier (unités produites) ?',
    feedback: [
      'Vendu, et non produit : les ouvriers fabriquent, ce sont les clients qui achètent.',
      'Par machine, et non par ouvrier : changez le diviseur.',
      'Possible, et non réalisé : prenez la production du trimestre, et non la capacité.',
    ],
  },
  z13: {
    question: 'Que coûte un ouvrier par trimestre, charges comprises ?',
    feedback: [
      'Charges sociales oubliées : l’entreprise les paie en plus des salaires.',
      'Par unité produite : divisez par le nombre d’ouvriers.',
      'Effectif compté deux fois : les ouvriers inoccupés en font déjà partie.',
    ],
  },
  z14: {
    question: 'Quelle est la marge par unité (prix − coût de production) ?',
    feedback: [
      'Main-d’œuvre oubliée : les matières ne sont qu’une part du coût de production.',
      'Erreur de signe : partez du prix et retirez le coût.',
      'Résultat par unité : il contient d’autres charges que la production, la marge s’arrête avant elles.',
    ],
  },
  z15: {
    question: 'Quel est le coût de production d’une unité ?',
    feedback: [
      'Divisé par les ventes : ce coût est celui des unités fabriquées.',
      'Matières seules : ajoutez tout ce que coûte la fabrication, main-d’œuvre comprise.',
      'Stockage hors production : garder les produits ne fait pas partie de leur fabrication.',
    ],
  },
  z16: {
    question: 'Combien de ventes ont été perdues, en BA, faute de produits ?',
    feedback: [
      'Au coût : le client aurait payé le prix de vente.',
      'La marge seule : la question porte sur les ventes, coûts non déduits.',
      'Toute la demande : seuls les clients non servis manquent dans vos ventes.',
    ],
  },
  z17: {
    question: 'Combien de publicité par unité vendue ?',
    feedback: [
      'Par unité produite : divisez par les unités vendues.',
      'Par client, servi ou non : seules les unités vendues comptent ici.',
      'En % des ventes : la question demande un montant par unité.',
    ],
  },
  z18: {
    question: 'Quelle part de la demande n’a pas été servie ?',
    feedback: [
      'Par rapport aux ventes : rapportez les clients non servis à toute la demande.',
      'Part servie : la question porte sur les clients repartis sans produit.',
      'Par rapport à la production : une part de la demande se divise par la demande.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
