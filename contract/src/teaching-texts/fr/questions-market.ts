import type { TeachingTexts } from '../types.ts'

/** Demand, prices, production, stock and cash. */
export const marketQuestions = {
  d01: {
    text: '{k, plural, one {{k} entreprise n’a pas servi} other {{k} entreprises n’ont pas servi}} {u, plural, one {{u} client} other {{u} clients}}. Que fallait-il savoir, et quand ?',
    b: [
      'Il fallait servir {demand} unités demandées avec {made} unités fabriquées dans le trimestre.',
      'Au début du trimestre, {opening, plural, one {{opening} unité attendait} other {{opening} unités attendaient}} en stock.',
      'Le plan prévoyait {planned} unités ; les machines en permettaient {machines}, les ouvriers {workers}. La plus petite limite décide.',
      'La demande se prévoit avant de fixer le plan : après, machines et embauches arrivent trop tard.',
    ],
    a: [
      'Distinguez ce qui a manqué : un plan trop prudent, des machines ou des ouvriers.',
      'Cherchez quel chiffre du trimestre précédent annonçait déjà cette demande.',
    ],
  },
  d02: {
    text: '{u, plural, one {{u} client refusé ailleurs est venu} other {{u} clients refusés ailleurs sont venus}} chez d’autres. Qui y était prêt ?',
    b: [
      '{receivers, plural, one {{receivers} entreprise a reçu} other {{receivers} entreprises ont reçu}} ces clients.',
      'Leur capacité de production non utilisée était de {spare} unités.',
      'Leur stock à la fin du trimestre est de {left} unités.',
      'Était prêt celui qui avait des produits de trop : le client refusé n’attend pas.',
    ],
    a: [
      'Comparez chez ceux qui ont reçu ces clients le stock et la capacité restante.',
      'Demandez-vous s’ils l’avaient prévu, ou si leur surplus était une erreur heureuse.',
    ],
  },
  d03: {
    text: 'La demande totale a changé de {x} %. Que doit-elle au marché, que vous doit-elle ?',
    b: [
      'La demande totale est passée de {before} à {now} unités.',
      'Le marché lui-même (saison, cycle de vie) explique {market} unités de demande.',
      'Les décisions en expliquent {decisions}.',
      'Le marché change pour tous ; les décisions déplacent les clients et peuvent agrandir le marché.',
    ],
    a: [
      'Séparez ce qui aurait changé sans vous : la saison et le cycle de vie du produit.',
      'Cherchez les décisions qui attirent de nouveaux clients, et celles qui les prennent à un concurrent.',
    ],
  },
  d04: {
    text: '{label} gagne {x} points de part. Par quelle décision, à quel coût ?',
    unnamed: 'Une entreprise gagne {x} points de part. Par quelle décision, à quel coût ?',
    b: [
      'La part de marché passe de {before} % à {now} %.',
      'La décision qui a le plus attiré : « {decision} », avec {customers} clients de plus.',
      'Cette même décision change le résultat net de {profit} BA.',
      'Une part de marché gagnée n’est bonne que si elle rapporte plus qu’elle ne coûte.',
    ],
    a: [
      'Comparez l’effet de cette décision sur la demande et son effet sur le résultat net.',
      'Demandez-vous ce qu’il restera de ce gain si les concurrents font la même chose.',
    ],
  },
  d05: {
    text: 'Une part de {m} % et une perte : à quoi sert une part de marché ?',
    b: [
      'Prix de vente {price} BA, coût de production unitaire {cost} BA : il reste {unitMargin} BA par unité.',
      'La marge sur ventes est de {margin} BA, les autres charges nettes sont de {charges} BA.',
      'La différence est une perte de {loss} BA.',
      'Une part de marché ne sert que si chaque unité laisse assez pour payer les charges fixes.',
    ],
    a: [
      'Calculez combien il faudrait vendre de plus, ou à quel prix, pour couvrir les charges fixes.',
      'Distinguez une perte qui prépare l’avenir d’une perte qui recommencera.',
    ],
  },
  p06: {
    text: 'Les prix vont de {a} à {b} BA. Que vendaient les uns que les autres n’avaient pas ?',
    b: [
      'Au prix le plus bas : {lowSold} unités vendues, {lowShare} % du marché.',
      'Au prix le plus élevé : {highSold} unités vendues, {highShare} % du marché.',
      'Un prix plus élevé se défend par la qualité, le service ou la notoriété ; sinon les clients partent.',
    ],
    a: [
      'Comparez la part de marché aux deux bouts : le prix y suffit-il à l’expliquer ?',
      'Cherchez ce que le client voit en dehors du prix : qualité, service, publicité.',
    ],
  },
  p07: {
    text: 'Un prix baissé de {x} % : combien de clients en plus, de marge en moins ?',
    b: [
      'Le prix passe de {before} à {now} BA.',
      'Ce prix change la demande de {customers} unités.',
      'Il change la marge sur ventes de {margin} BA.',
      'La baisse vaut la peine si les clients de plus rapportent davantage que ce que perdent les autres ventes.',
    ],
    a: [
      'Comparez la marge perdue sur chaque vente et la marge gagnée par les ventes de plus.',
      'Vérifiez que la capacité permettait de servir les clients attirés.',
    ],
  },
  p08: {
    text: 'Un prix relevé de {x} % : qu’a-t-on perdu, qu’a-t-on gagné ?',
    b: [
      'Le prix passe de {before} à {now} BA.',
      'Ce prix change la demande de {customers} unités.',
      'Il change la marge sur ventes de {margin} BA.',
      'La hausse vaut la peine si chaque vente gagne plus que ce que rapportaient les clients partis.',
    ],
    a: [
      'Comparez ce que gagne chaque vente et ce que rapportaient les clients partis.',
      'Demandez-vous combien de temps les clients restants accepteront ce prix.',
    ],
  },
  p09: {
    text: 'Vendre {p} BA ce qui coûte {x} BA : quand est-ce raisonnable ?',
    b: [
      'Chaque unité coûte en moyenne {gap} BA de plus que son prix.',
      'Mais une unité de plus ne coûte que ses charges variables, dont {materials} BA de matières.',
      'La sous-activité coûte {idle} BA de plus, que ce coût unitaire ne contient pas.',
      'C’est raisonnable un moment, si le prix couvre les charges variables ; jamais longtemps.',
    ],
    a: [
      'Séparez dans le coût unitaire ce qui dépend du nombre d’unités et ce qui n’en dépend pas.',
      'Cherchez à quel volume ce coût descendrait sous le prix.',
    ],
  },
  p10: {
    text: 'Presque tous le même prix. Pourquoi, et qui y gagne ?',
    b: [
      '{k} entreprises vendent entre {lowest} et {highest} BA.',
      'Quand les prix se valent, la qualité, le service et la publicité décident.',
    ],
    a: [
      'Demandez-vous si chacun a regardé les autres, ou si le marché ne permet pas d’autre prix.',
      'Cherchez qui a les coûts les plus bas : c’est lui qui gagne le plus à ce prix commun.',
    ],
  },
  f11: {
    text: '{x} % de la capacité n’a pas servi. Combien cela a-t-il coûté ?',
    b: [
      '{made} unités ont été fabriquées pour une capacité de {capacity}.',
      'Les charges fixes de la capacité inutilisée font {cost} BA de sous-activité.',
      'Salaires et amortissements se paient aussi quand rien ne sort de l’atelier.',
    ],
    a: [
      'Comparez le coût de sous-activité à ce qu’aurait coûté de produire pour le stock.',
      'Cherchez ce qui manquait : des clients, des ouvriers ou un plan plus élevé.',
    ],
  },
  f12: {
    text: 'Des machines sans ouvriers, ou l’inverse : où est le goulot ?',
    b: [
      'Les machines permettent {machines} unités, les ouvriers {workers}.',
      'La plus petite des deux décide : {gap} unités de l’autre capacité ne servent à rien.',
      'Un ouvrier coûte en moyenne {wage} BA par trimestre, qu’il ait une machine ou non.',
      'On investit au goulot : ailleurs, chaque BA agrandit ce qui ne sert pas.',
    ],
    a: [
      'Comparez ce que coûte une unité de capacité de plus par un ouvrier et par une machine.',
      'Demandez-vous lequel des deux est le plus vite corrigé, et pour combien de temps.',
    ],
  },
  f13: {
    text: 'Le même produit coûte {a} BA ici et {b} BA là. D’où vient l’écart ?',
    b: [
      'Matières par unité : {lowMaterials} BA ici, {highMaterials} BA là.',
      'Masse salariale par unité : {lowWages} BA ici, {highWages} BA là.',
      'Sous-activité par unité : {lowIdle} BA ici, {highIdle} BA là.',
      'La plus grande de ces différences dit où chercher : achats, productivité ou volume.',
    ],
    a: [
      'Décomposez le coût par unité : matières, salaires, machines.',
      'Demandez-vous quelle part de l’écart vient du volume, et quelle part d’une décision.',
    ],
  },
  f14: {
    text: '{k, plural, one {{k} plan de production dépassait} other {{k} plans de production dépassaient}} la capacité. Comment le voir avant ?',
    b: [
      'Il était prévu {planned} unités pour une capacité de {capacity}.',
      'Il en a été fabriqué {made}.',
      'La projection montre la capacité avant de remettre la feuille ; les matières annulées coûtent un dédit.',
    ],
    a: [
      'Recalculez la capacité des machines et celle des ouvriers avec les décisions du trimestre.',
      'Demandez-vous ce que coûte un plan trop grand, et ce que coûte un plan trop petit.',
    ],
  },
  f15: {
    text: 'Des machines usées à {x} % : que rapporte un BA d’entretien ?',
    b: [
      'Maintenance et réparations ont coûté {upkeep} BA.',
      'Le budget de maintenance n’en était que de {budget} BA : le reste vient des pannes.',
      'Une machine produit en moyenne {output} unités ; l’usure réduit ce nombre.',
      'Le coût des pannes croît plus vite que l’usure : l’entretien est le moins cher quand il est régulier.',
    ],
    a: [
      'Comparez le budget de maintenance et le coût des pannes sur deux trimestres.',
      'Cherchez à partir de quelle usure la production d’une machine baisse.',
    ],
  },
  f16: {
    text: '{x} BA de sous-activité : faut-il produire plus, ou être moins nombreux ?',
    b: [
      'C’est {share} % du chiffre d’affaires.',
      'Produire plus remplit le stock : il compte déjà {left} unités, et stocker a coûté {storage} BA.',
      'Produire plus si les clients viennent, réduire si la demande baisse pour longtemps.',
    ],
    a: [
      'Comparez le coût de sous-activité et le coût du stock pour les mêmes unités.',
      'Demandez-vous si la demande qui manque est passagère ou durable.',
    ],
  },
  k17: {
    text: '{k, plural, one {{k} unité reste en stock. Que coûte-t-elle d’ici à sa vente} other {{k} unités restent en stock. Que coûtent-elles d’ici à leur vente}} ?',
    b: [
      'Le stockage a coûté {storage} BA ce trimestre.',
      'Cela fait {perUnit} BA pour chaque unité restante.',
      '{tied} BA y sont immobilisés et manquent en caisse.',
      'Un stock n’est utile que s’il sert des clients que la production ne servirait pas.',
    ],
    a: [
      'Additionnez le coût du stockage et ce que l’argent immobilisé aurait pu faire.',
      'Cherchez combien d’unités il faudrait vraiment pour être sûr de servir la demande.',
    ],
  },
  k18: {
    text: '{x, plural, one {{x} produit perdu} other {{x} produits perdus}} faute de place. Quel choix {x, plural, one {l’aurait sauvé} other {les aurait sauvés}} ?',
    b: [
      'Les fabriquer avait coûté {cost} BA.',
      'L’entrepôt avait de la place pour {room} unités, et son coût était de {storage} BA.',
      'Louer de la place, produire moins ou vendre moins cher : chacun coûte moins que de perdre un produit.',
    ],
    a: [
      'Comparez le prix d’une place louée et le coût de production d’une unité.',
      'Cherchez quand on pouvait voir que le stock dépasserait l’entrepôt.',
    ],
  },
  k19: {
    text: 'Les uns refusaient des clients, les autres avaient du stock. Pourquoi ?',
    b: [
      '{refusing, plural, one {{refusing} entreprise a laissé} other {{refusing} entreprises ont laissé}} {unserved} unités non livrées.',
      '{holding, plural, one {{holding} autre a gardé} other {{holding} autres ont gardé}} {left} unités en stock.',
      'Score moyen de la demande prévue : {refusingScore} pour les premières, {holdingScore} pour les secondes.',
      'Le même marché, deux prévisions : l’écart vient du prix choisi et de la demande attendue.',
    ],
    a: [
      'Comparez le prix et la demande prévue de chaque groupe.',
      'Demandez-vous de quelle erreur on se remet le plus vite : trop, ou pas assez.',
    ],
  },
  t20: {
    text: 'Un bénéfice de {r} BA, et {c} BA de moins en caisse : où est l’argent ?',
    b: [
      'Le stock vaut {stock} BA de plus qu’au trimestre précédent.',
      'Les clients doivent {receivables} BA de plus.',
      'Des machines ont été achetées pour {machines} BA.',
      'Les dettes ont baissé de {repaid} BA.',
      'Les actionnaires ont reçu {dividend} BA.',
      'Le bénéfice dit ce qui est gagné ; la caisse dit ce qui est encaissé et payé.',
    ],
    a: [
      'Lisez le tableau de trésorerie : quelles sont ses plus grandes sorties ?',
      'Cherchez lesquelles reviendront en caisse, et quand.',
    ],
  },
  t21: {
    text: '{k, plural, one {{k} entreprise} other {{k} entreprises}} à découvert. Quelle décision le laissait prévoir ?',
    b: [
      'Recettes du trimestre : {receipts} BA ; dépenses : {payments} BA.',
      'Les échéances d’emprunt en prenaient {dues} BA.',
      'Une dépense se décide avant la recette qui doit la payer : le tableau de trésorerie montre le creux.',
    ],
    a: [
      'Classez les dépenses : lesquelles étaient déjà engagées, lesquelles ont été choisies ?',
      'Demandez-vous quand l’argent des ventes arrive vraiment.',
    ],
  },
  t22: {
    text: 'Un prêt d’urgence coûte cher. Qu’aurait-on pu faire un trimestre plus tôt ?',
    b: [
      'Les prêts d’urgence se montent à {loans} BA.',
      '{stock} BA étaient immobilisés dans le stock.',
      '{machines} BA sont allés à des machines dans le même trimestre.',
      'Un emprunt demandé à temps coûte moins cher ; un stock plus petit ou un achat reporté ne coûte rien.',
    ],
    a: [
      'Comparez le coût d’un emprunt ordinaire et celui d’un prêt d’urgence.',
      'Cherchez le premier chiffre qui annonçait le manque d’argent.',
    ],
  },
  t23: {
    text: '{x} % des ventes ne sont pas encaissées. Qu’achète-t-on avec ce crédit ?',
    b: [
      'Les clients doivent {receivables} BA, pour {sales} BA de ventes.',
      'Les délais de paiement ont changé la demande de {customers} unités.',
      'Ce crédit achète des clients ; il se paie en argent qui manque et en créances perdues.',
    ],
    a: [
      'Comparez les clients gagnés par les délais et le coût de l’argent qui manque.',
      'Demandez-vous combien de ventes l’entreprise peut attendre sans emprunter.',
    ],
  },
  t24: {
    text: '{c} BA dorment en banque. À quoi pourraient-ils servir ?',
    b: [
      'C’est {share} % des ventes du trimestre, qui sont de {sales} BA.',
      'Les dettes sont de {debts} BA : les rembourser plus tôt économise des intérêts.',
      'Une réserve protège ; au-delà, machines, R&D ou remboursement rapportent plus que la banque.',
    ],
    a: [
      'Estimez la réserve nécessaire pour un mauvais trimestre.',
      'Comparez ce que rapporteraient une machine, la R&D et un remboursement anticipé.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
