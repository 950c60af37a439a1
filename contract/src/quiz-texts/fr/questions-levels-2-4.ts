import type { QuizTexts } from '../types.ts'

/** The questions of levels 2 to 4. */
export const laterQuestions = {
  z19: {
    question: 'Publicité en % du chiffre d’affaires ?',
    feedback: [
      'Encaissements : divisez par ce qui a été vendu, et non par l’argent reçu.',
      'Part des charges : rapportez la publicité aux ventes.',
      'Par unité vendue : divisez par un montant, et non par un nombre de produits.',
    ],
  },
  z20: {
    question: 'Quel est le taux de marge nette ?',
    feedback: [
      'Encaissements : rapportez le résultat à ce qui a été vendu, et non à l’argent reçu.',
      'Avant intérêts et impôt : la marge nette part de la dernière ligne du compte de résultat.',
      'C’est l’EBE : il reste à en déduire amortissements, intérêts et impôt.',
    ],
  },
  z21: {
    question: 'Quelle est la production de l’exercice ?',
    feedback: [
      'Variation de stock oubliée : ce qui a été produit n’a pas toujours été vendu.',
      'Erreur de signe : ce qui entre en stock a été produit aussi, il s’ajoute.',
      'Stock entier au lieu de sa variation : seul compte ce qui y est entré ou en est sorti ce trimestre.',
    ],
  },
  z22: {
    question: 'Quelle est la valeur ajoutée ?',
    feedback: [
      'Stock oublié : partez de la production, et non des seules ventes.',
      'Charges externes oubliées : énergie, transport ou publicité viennent aussi de tiers.',
      'Personnel déjà retiré : la valeur ajoutée vient avant les salaires et les taxes.',
    ],
  },
  z23: {
    question: 'Quel est l’EBE ?',
    feedback: [
      'Charges sociales oubliées : elles font partie du coût du personnel.',
      'Dotations retirées trop tôt : l’EBE se mesure avant les amortissements.',
      'Personnel oublié : retirez salaires, charges sociales et taxes de la valeur ajoutée.',
    ],
  },
  z24: {
    question: 'Quel est le résultat d’exploitation ?',
    feedback: [
      'Amortissements oubliés : l’EBE ne tient pas encore compte de l’usage des machines et bâtiments.',
      'Erreur de signe : les dotations aux amortissements sont une charge.',
      'Intérêts retirés trop tôt : le résultat financier vient après le résultat d’exploitation.',
    ],
  },
  z25: {
    question: 'Quelle est la capacité d’autofinancement ?',
    feedback: [
      'Dotations à rajouter : ces charges ont réduit le résultat sans faire sortir d’argent.',
      'Erreur de signe : les dotations n’ont pas fait sortir d’argent, elles s’ajoutent au résultat.',
      'Intérêts et impôt oubliés : il faut les payer, ils réduisent ce que l’activité dégage.',
    ],
  },
  z26: {
    question: 'Combien de fois l’EBE couvre-t-il les intérêts ?',
    feedback: [
      'Après amortissements : l’EBE est calculé avant eux.',
      'Après tout : le résultat net a déjà payé les intérêts, partez de l’EBE.',
      'Capital compté : une échéance rembourse aussi l’emprunt, prenez les seuls intérêts.',
    ],
  },
  z27: {
    question: 'Quel est le taux de vétusté du matériel ?',
    feedback: [
      'C’est la part qui reste : la vétusté mesure la part déjà amortie.',
      'Un seul trimestre : prenez tous les amortissements depuis l’achat des machines.',
      'Divisé par le net : rapportez les amortissements à la valeur d’origine.',
    ],
  },
  z28: {
    question: 'À combien l’entrepôt est-il rempli ?',
    feedback: [
      'Production : regardez ce qui reste en stock, et non ce qui a été fabriqué.',
      'En valeur : comparez des unités à des places, et non des montants.',
      'Ventes déjà parties : les unités vendues n’occupent plus l’entrepôt.',
    ],
  },
  z29: {
    question: 'Que coûte le stockage par unité en stock ?',
    feedback: [
      'Par unité produite : divisez par les unités qui restent en stock.',
      'Par unité vendue : divisez par les unités qui restent en stock.',
      'Valeur, et non coût : la question porte sur ce que coûte la garde des produits.',
    ],
  },
  z30: {
    question: 'Combien de jours de ventes en stock (trimestre de 90 jours) ?',
    feedback: [
      'Production : comparez le stock au rythme des ventes.',
      'Un mois : le trimestre de ce calcul a plus de 30 jours.',
      'Fraction renversée : c’est le stock qui se divise par les ventes.',
    ],
  },
  z31: {
    question: 'Quelle part du bilan est financée par les capitaux propres ?',
    feedback: [
      'Ce sont les dettes : la question porte sur l’argent des propriétaires.',
      'Ce sont les emprunts : ils viennent de la banque, et non des propriétaires.',
      'Capital seul : réserves, report à nouveau et résultat appartiennent aussi aux propriétaires.',
    ],
  },
  z32: {
    question: 'Dettes financières en % des capitaux propres ?',
    feedback: [
      'Toutes les dettes : ne prenez que celles envers la banque.',
      'Fraction renversée : les dettes vont au numérateur.',
      'Sur le total du bilan : divisez par les seuls capitaux propres.',
    ],
  },
  z33: {
    question: 'Quel est le taux d’impôt effectif ?',
    feedback: [
      'Après impôt : divisez par le bénéfice d’avant l’impôt.',
      'Sur les ventes : l’impôt frappe le bénéfice.',
      'Avant intérêts : ils réduisent aussi le bénéfice imposé.',
    ],
  },
  z34: {
    question: 'Combien de matières par unité produite ?',
    feedback: [
      'Par unité vendue : ces matières sont dans les unités fabriquées.',
      'Énergie comprise : ne prenez que les matières premières.',
      'Coût complet : il comprend aussi la main-d’œuvre et les autres coûts de l’atelier.',
    ],
  },
  z35: {
    question: 'Quelle part des charges d’exploitation est du personnel ?',
    feedback: [
      'Charges sociales oubliées : le personnel coûte plus que ses salaires.',
      'Sur les ventes : divisez par les charges d’exploitation.',
      'Sur la valeur ajoutée : divisez par les charges d’exploitation.',
    ],
  },
  z36: {
    question: 'Quel est le délai moyen des clients (en jours, trimestre de 90 jours) ?',
    feedback: [
      'Créances à deux trimestres oubliées : prenez toutes les ventes encore à encaisser.',
      'Un mois : le trimestre de ce calcul a plus de 30 jours.',
      'Fraction renversée : ce sont les créances qui se divisent par les ventes.',
    ],
  },
  z37: {
    question: 'Quel est le besoin en fonds de roulement (stock net, impôt à recevoir compris) ?',
    feedback: [
      'La trésorerie n’en fait pas partie : le besoin est ce que l’activité immobilise hors banque.',
      'Stock oublié : les produits finis immobilisent aussi de l’argent.',
      'Dettes oubliées : retirez ce que fournisseurs, État et propriétaires attendent encore.',
    ],
  },
  z38: {
    question: 'Quel est le fonds de roulement (valeurs nettes) ?',
    feedback: [
      'Emprunts oubliés : c’est aussi une ressource durable.',
      'Découvert, dette courte : seules comptent les ressources durables.',
      'Immobilisations oubliées : retirez les biens durables que ces ressources ont payés.',
    ],
  },
  z39: {
    question: 'Quelle est la trésorerie nette (FRNG − BFR) ?',
    feedback: [
      'BFR oublié : retirez du fonds de roulement ce que l’activité immobilise.',
      'Erreur de signe : le découvert est une dette, il se retire.',
      'BFR − FRNG : les deux termes sont inversés.',
    ],
  },
  z40: {
    question: 'R&D en % du chiffre d’affaires ?',
    feedback: [
      'Cumul : prenez le budget de ce seul trimestre.',
      'Part des charges : rapportez la R&D aux ventes.',
      'Encaissements : divisez par ce qui a été vendu, et non par l’argent reçu.',
    ],
  },
  z41: {
    question: 'Que coûte le transport d’une unité vendue ?',
    feedback: [
      'Par unité produite : seules les unités vendues sont livrées.',
      'SAV compris : ne prenez que le transport.',
      'Par client, servi ou non : seules les unités vendues sont livrées.',
    ],
  },
  z42: {
    question:
      'Seuil de rentabilité en unités : charges variables = matières par unité produite + transport par unité vendue, le reste des charges d’exploitation est fixe.',
    feedback: [
      'Coûts variables oubliés : chaque unité vendue ne laisse que son prix moins ces coûts.',
      'Variables comptées deux fois : retirez-les du total pour trouver les charges fixes.',
      'Coût complet au lieu du variable : le coût de production contient aussi des charges fixes.',
    ],
  },
  z43: {
    question: 'Effet prix sur le chiffre d’affaires (aux quantités du trimestre précédent) ?',
    feedback: [
      'Quantités nouvelles : l’effet prix se calcule ici sur les ventes d’avant.',
      'Effet total : il mêle prix et quantités, isolez le prix.',
      'C’est l’effet volume : faites varier le prix, et non la quantité.',
    ],
  },
  z44: {
    question: 'Effet volume sur le chiffre d’affaires (au prix du trimestre précédent) ?',
    feedback: [
      'Prix nouveau : l’effet volume se calcule ici au prix d’avant.',
      'Effet total : il mêle prix et quantités, isolez la quantité.',
      'C’est l’effet prix : faites varier la quantité, et non le prix.',
    ],
  },
  z45: {
    question: 'Coût de sous-activité par unité produite ?',
    feedback: [
      'Par unité vendue : divisez par les unités fabriquées.',
      'Par unité non produite : divisez par les unités réellement fabriquées.',
      'Coût complet : ne prenez que ce qu’a coûté la capacité non utilisée.',
    ],
  },
  z46: {
    question: 'Rentabilité des capitaux propres d’ouverture ?',
    feedback: [
      'Clôture : revenez aux capitaux propres d’avant le résultat et les dividendes du trimestre.',
      'Rentabilité de l’actif : divisez par les seuls capitaux propres d’ouverture.',
      'Avant intérêts et impôt : c’est le résultat net qui revient aux propriétaires.',
    ],
  },
  z47: {
    question: 'Quelle marge le négoce a-t-il dégagée ?',
    feedback: [
      'Achats oubliés : ces marchandises ont été payées à un fournisseur.',
      'Marge sur toutes les ventes : ne prenez que les marchandises revendues.',
      'Coût de l’atelier : ces produits ont été achetés, et non fabriqués.',
    ],
  },
  z48: {
    question: 'Quelle part du résultat a été distribuée (résultat net du trimestre) ?',
    feedback: [
      'Sur les capitaux propres : divisez par le résultat du trimestre.',
      'Sur la CAF : divisez par le résultat, et non par ce que l’activité dégage d’argent.',
      'Sur les ventes : rapportez les dividendes au résultat.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
