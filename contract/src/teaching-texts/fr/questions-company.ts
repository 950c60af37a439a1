import type { TeachingTexts } from '../types.ts'

/** Workers, results, investment, quality, events, learning, and what every quarter allows. */
export const companyQuestions = {
  h25: {
    text: 'Le moral va de {a} à {b} %. Qu’est-ce qui le fait, et que change-t-il ?',
    b: [
      'Salaire : {lowWage} BA là où le moral est bas, {highWage} BA là où il est haut.',
      'Heures supplémentaires : {lowOvertime} % contre {highOvertime} %.',
      'Absentéisme : {lowAbsence} % contre {highAbsence} %.',
      'Le moral suit le salaire, les heures et les licenciements ; il agit sur les absences et les départs.',
    ],
    a: [
      'Comparez salaire, heures supplémentaires et licenciements des deux côtés.',
      'Cherchez ce qu’un moral bas coûte : absences, départs, recrutements.',
    ],
  },
  h26: {
    text: '{x, plural, one {{x} départ choisi} other {{x} départs choisis}} par les ouvriers. Combien coûte de les remplacer ?',
    b: [
      'Le moral moyen là où l’on part est de {morale} %.',
      'Il reste {employees} personnes, dont {hired} embauchées ce trimestre.',
      'Le taux de formation y est de {training} % ; les nouveaux le font baisser.',
      'Remplacer coûte le recrutement, la formation et la production perdue entre-temps.',
    ],
    a: [
      'Comparez le coût d’un recrutement et celui d’une hausse de salaire.',
      'Cherchez ce qui a fait partir : salaire, heures, licenciements ou moral ancien.',
    ],
  },
  h27: {
    text: 'Licencier a coûté {x} BA. Quand l’a-t-on regagné ?',
    b: [
      '{laidOff, plural, one {{laidOff} personne licenciée} other {{laidOff} personnes licenciées}}, soit {each} BA par départ.',
      'Un ouvrier coûte en moyenne {wage} BA par trimestre.',
      'Le moral de ceux qui restent est de {morale} %.',
      'On a regagné la dépense quand les salaires économisés dépassent l’indemnité et la perte de moral.',
    ],
    a: [
      'Divisez l’indemnité par le salaire économisé chaque trimestre.',
      'Ajoutez ce que coûtent le moral perdu et une embauche, si la demande revient.',
    ],
  },
  h28: {
    text: 'La formation progresse de {x} points. Où la voit-on dans les chiffres ?',
    b: [
      'Le taux de formation atteint {training} %.',
      'Un ouvrier fabrique en moyenne {output} unités ; il en fabriquait {outputBefore}.',
      'La qualité est de {quality} points.',
      'La formation se voit dans la production par ouvrier et dans la qualité, souvent un trimestre plus tard.',
    ],
    a: [
      'Suivez la production par ouvrier et la qualité sur plusieurs trimestres.',
      'Séparez l’effet de la formation de celui des embauches et des machines.',
    ],
  },
  h29: {
    text: 'Heures supplémentaires ou embauche : qu’est-ce qui décide ?',
    b: [
      'Les heures supplémentaires sont en moyenne de {overtime} %.',
      'La masse salariale fait {perUnit} BA par unité fabriquée.',
      'Un ouvrier coûte en moyenne {wage} BA par trimestre.',
      'Un besoin court va aux heures, un besoin durable à l’embauche : les heures coûtent plus cher et usent le moral.',
    ],
    a: [
      'Calculez le coût d’une unité de plus par les deux voies.',
      'Demandez-vous combien de trimestres le besoin durera.',
    ],
  },
  r30: {
    text: 'La classe entière passe de {a} à {b} BA. Qui l’a fait, vous ou le marché ?',
    b: [
      'Les décisions ont changé le résultat de {decisions} BA.',
      'Le marché l’a changé de {market} BA, la concurrence de {competition} BA.',
      'Les événements l’ont changé de {events} BA.',
      'Ce que le marché donne à tous, il peut le reprendre ; les décisions, elles, sont à vous.',
    ],
    a: [
      'Additionnez les causes de toutes les entreprises, par nature.',
      'Cherchez quelles décisions se sont annulées entre concurrents.',
    ],
  },
  r31: {
    text: 'Plus de la moitié perd de l’argent. Est-ce le prix, le volume ou les charges ?',
    b: [
      'Prix moyen de celles qui perdent : {price} BA, pour un coût unitaire moyen de {cost} BA.',
      'Elles utilisent {used} % de leur capacité.',
      'La sous-activité leur coûte {idle} BA par unité fabriquée.',
      'Si le prix dépasse le coût unitaire, c’est le volume ou les charges fixes ; sinon, c’est le prix ou le coût.',
    ],
    a: [
      'Regardez d’abord la marge par unité, puis la capacité utilisée, puis les charges fixes.',
      'Comparez avec celles qui gagnent : lequel des trois diffère le plus ?',
    ],
  },
  r32: {
    text: 'Sur 100 BA de ventes, {x} vont à {charge}. Est-ce la bonne dépense ?',
    b: [
      'Cette dépense est de {amount} BA, pour {sales} BA de ventes.',
      'Cela fait {perUnit} BA par unité vendue.',
      'Au trimestre précédent, c’était {perUnitBefore} BA.',
      'Une dépense est bonne quand un BA de moins ferait perdre plus d’un BA de marge.',
    ],
    a: [
      'Suivez cette charge par unité vendue d’un trimestre à l’autre.',
      'Demandez-vous ce qui se passerait avec un dixième de moins.',
    ],
  },
  r33: {
    text: 'L’impôt prend {x} BA. Se décide-t-il ?',
    b: [
      '{k, plural, one {{k} entreprise imposée avait} other {{k} entreprises imposées avaient}} un résultat avant impôt de {profit} BA.',
      'L’impôt en prend {share} %.',
      'Il suit le bénéfice ; les pertes reportées le réduisent. On décide du bénéfice, pas du taux.',
    ],
    a: [
      'Cherchez ce qui réduit le bénéfice imposable sans appauvrir l’entreprise.',
      'Regardez ce que deviennent les pertes des trimestres passés.',
    ],
  },
  r34: {
    text: 'Une perte, et pourtant plus de valeur : que mesure la valeur nette ?',
    b: [
      'La perte est de {loss} BA, et la valeur nette augmente de {gain} BA.',
      'La valeur nette est de {value} BA, les capitaux propres de {equity} BA.',
      'La différence, {other} BA, vient de ce que le bilan ne compte pas : R&D, marque, réputation, climat social.',
      'La valeur nette mesure aussi ce qui rapportera plus tard.',
    ],
    a: [
      'Décomposez la valeur nette : capitaux propres et corrections.',
      'Demandez-vous si cette perte est une dépense pour l’avenir.',
    ],
  },
  i35: {
    text: '{x} BA de machines achetées. À partir de combien d’unités sont-elles payées ?',
    b: [
      'La marge sur ventes est de {unitMargin} BA par unité vendue.',
      'À cette marge, il faut {units} unités pour payer les machines.',
      'Ce trimestre, {sold} unités ont été vendues.',
      'Seules comptent les unités que l’on n’aurait pas vendues sans ces machines.',
    ],
    a: [
      'Cherchez combien d’unités de plus ces machines permettent à chaque trimestre.',
      'Ajoutez l’amortissement et l’entretien : la machine sera-t-elle payée avant d’être usée ?',
    ],
  },
  i36: {
    text: 'La R&D coûte aujourd’hui {x} BA. Quand paie-t-elle, et comment le saura-t-on ?',
    b: [
      'C’est {share} % du chiffre d’affaires.',
      'Le niveau le plus élevé est {level}.',
      'L’avancement moyen vers le niveau suivant est de {progress} %.',
      'Elle paie par paliers : rien avant le niveau suivant, puis à chaque trimestre.',
    ],
    a: [
      'Estimez le trimestre où le prochain niveau sera atteint avec ce budget.',
      'Cherchez dans quels chiffres un niveau se verra : productivité, matières, demande.',
    ],
  },
  i37: {
    text: 'Un niveau de R&D franchi : qu’est-ce qui a changé ?',
    b: [
      'Le niveau atteint est {level}.',
      'Une machine produit {output} unités en moyenne ; elle en produisait {outputBefore}.',
      'Les matières coûtent {materials} BA par unité ; elles coûtaient {materialsBefore} BA.',
      'Le produit attire aussi plus de clients : l’effet reste aux trimestres suivants.',
    ],
    a: [
      'Comparez avant et après : production par machine, matières par unité, demande.',
      'Demandez-vous combien de trimestres il faut pour regagner le budget dépensé.',
    ],
  },
  i38: {
    text: '{x} BA de dettes pour 100 de capitaux propres. Jusqu’où ?',
    b: [
      'Les dettes sont de {debts} BA, les capitaux propres de {equity} BA.',
      'Les échéances prennent {dues} BA sur {receipts} BA de recettes.',
      'On peut s’endetter tant que ce que l’argent rapporte dépasse ce qu’il coûte, même un mauvais trimestre.',
    ],
    a: [
      'Comparez les intérêts et le résultat d’exploitation.',
      'Imaginez des ventes plus faibles d’un cinquième : les échéances sont-elles encore payées ?',
    ],
  },
  q39: {
    text: 'La qualité va de {a} à {b} points. Qui la paie, qui la remarque ?',
    b: [
      'Budget de qualité : {lowBudget} BA au plus bas, {highBudget} BA au plus haut.',
      'Service après-vente : {lowService} BA contre {highService} BA.',
      'Effet de ce budget sur la demande : {lowCustomers} unités contre {highCustomers}.',
      'La qualité se paie tout de suite ; les clients et les retours la montrent ensuite.',
    ],
    a: [
      'Comparez le budget de qualité et le coût du service après-vente.',
      'Cherchez quels clients paient la qualité, et lesquels regardent d’abord le prix.',
    ],
  },
  q40: {
    text: 'Le service après-vente coûte {x} BA. Est-ce un coût ou un investissement ?',
    b: [
      'C’est {share} % du chiffre d’affaires.',
      'Le budget décidé est de {budget} BA ; les retours sous garantie coûtent {warranty} BA.',
      'L’image de service est de {service} %.',
      'La garantie est un coût, qu’une meilleure qualité réduit ; le budget entretient l’image, comme un investissement.',
    ],
    a: [
      'Séparez les retours sous garantie et le service que vous avez choisi.',
      'Cherchez l’effet de l’image de service sur la demande des trimestres suivants.',
    ],
  },
  e41: {
    text: '« {e} » a pesé {a} BA. Qui s’y était préparé, et comment ?',
    b: [
      'Selon l’entreprise, le résultat net a changé de {lowest} à {highest} BA.',
      'S’y était préparé celui qui avait de la marge : argent, stock, capacité ou prix.',
    ],
    a: [
      'Comparez l’effet d’une entreprise à l’autre : qu’avaient les moins touchées ?',
      'Cherchez quelle décision d’avant l’événement a fait la différence.',
    ],
  },
  l42: {
    text: '{label} prévoit mieux : {x} puis {y} sur 100. Qu’est-ce qui a changé dans la méthode ?',
    unnamed: 'Une entreprise prévoit mieux : {x} puis {y} sur 100. Qu’est-ce qui a changé dans la méthode ?',
    b: [
      'Demande : {demandBefore} puis {demandNow}.',
      'Liquidités : {cashBefore} puis {cashNow}.',
      'Résultat net : {resultBefore} puis {resultNow}.',
      'Le journal dit sur quoi la prévision s’appuyait : comparez les deux textes.',
    ],
    a: [
      'Relisez le journal des deux trimestres : quelle information est nouvelle ?',
      'Regardez quel chiffre reste le plus difficile à prévoir, et pourquoi.',
    ],
  },
  l43: {
    text: 'La demande prévue se trompe beaucoup. Quelle information manquait ?',
    b: [
      '{k, plural, one {Le score de la prévision est de {score} sur 100} other {Le score moyen de {k} prévisions est de {score} sur 100}}.',
      'La demande totale a changé de {change} %, à {demand} unités.',
      'La demande dépend de la saison, du prix face au prix moyen, et de ce que font les autres.',
    ],
    a: [
      'Relisez le journal du marché : saison, prix moyen, événements annoncés.',
      'Demandez-vous si l’erreur vient du marché entier ou de votre part.',
    ],
  },
  l44: {
    text: '{label} améliore son résultat de {x} BA. Qu’a-t-on retenu du trimestre d’avant ?',
    unnamed: 'Une entreprise améliore son résultat de {x} BA. Qu’a-t-on retenu du trimestre d’avant ?',
    b: [
      'Le résultat net passe de {before} à {now} BA.',
      'La décision qui a le plus aidé : « {decision} », pour {amount} BA.',
      'Ce qui est retenu se voit aux décisions changées entre les deux trimestres.',
    ],
    a: [
      'Comparez les deux feuilles de décisions : qu’est-ce qui a changé ?',
      'Séparez ce que le marché a donné de ce que les décisions ont gagné.',
    ],
  },
  g45: {
    text: 'Quelle information regardiez-vous en décidant, laquelle avez-vous laissée ?',
    b: [
      'Faites la liste des écrans lus avant de décider, dans l’ordre.',
      'Marquez ceux qui ont changé une décision.',
      'Aucune réponse n’est notée : il s’agit de savoir ce qui a servi.',
    ],
    a: [
      'Cherchez une information que vous aviez et que vous n’avez pas utilisée.',
      'Demandez-vous laquelle vous manquait, et où elle se trouve.',
    ],
  },
  g46: {
    text: 'Quelle décision reprendriez-vous telle quelle, laquelle non ?',
    b: [
      'Choisissez une décision à garder et le chiffre qui le justifie.',
      'Choisissez une décision à changer et le chiffre qui le montre.',
      'Un seul chiffre pour chacune suffit.',
    ],
    a: [
      'Jugez la décision sur ce que vous saviez alors, pas sur le résultat.',
      'Cherchez le chiffre qui vous ferait changer d’avis.',
    ],
  },
  g47: {
    text: 'Dans quelle entreprise réelle a-t-on vu la même chose ?',
    b: [
      'Nommez une entreprise, et ce qui s’y ressemble.',
      'Dites aussi ce qui diffère : taille, produit, temps.',
      'Il n’y a pas de réponse toute faite : c’est la classe qui l’apporte.',
    ],
    a: [
      'Cherchez dans l’actualité une rupture, une guerre des prix ou un surplus.',
      'Demandez-vous comment l’entreprise en est sortie.',
    ],
  },
  g48: {
    text: 'Qu’attendiez-vous de vos concurrents ? Qu’ont-ils fait ?',
    b: [
      'Notez le prix que vous attendiez d’eux.',
      'Comparez : les prix sont allés de {lowest} à {highest} BA.',
      'Le journal du marché donne les prix et les parts de chacun.',
    ],
    a: [
      'Lisez les prix et les parts de marché dans le journal du marché.',
      'Demandez-vous à quoi vos concurrents réagissaient : peut-être à vous.',
    ],
  },
  g49: {
    text: 'Si ce trimestre recommençait, quelle seule décision changeriez-vous ?',
    b: [
      'Choisissez une seule décision, et sa nouvelle valeur.',
      'Essayez-la dans la projection de la même entreprise.',
      'Dites ce qui change, et ce que les concurrents auraient pu faire.',
    ],
    a: [
      'Choisissez la décision dont l’effet est le plus grand, pas la plus visible.',
      'Vérifiez qu’elle n’en demande pas une autre : capacité, argent, ouvriers.',
    ],
  },
} satisfies Partial<TeachingTexts['questions']>
