import type { PlanTexts } from '../plan-texts.ts'

export const planTexts: PlanTexts = {
  plans: {
    '50': {
      title: '50 minutes',
      summary: 'Une séance de découverte : deux trimestres, puis un vrai débriefing.',
    },
    '90': {
      title: '90 minutes',
      summary: 'Trois trimestres avec journal d’équipe, un long débriefing et un questionnaire.',
    },
    '180': {
      title: '3 heures',
      summary: 'En équipes de 3 ou 4 : un trimestre d’essai, puis quatre trimestres qui comptent.',
    },
    semester: {
      title: 'Un semestre',
      summary: 'Huit trimestres, un par semaine, clos à heure fixe et publiés par vous en cours.',
    },
  },
  steps: {
    welcome: {
      title: 'Accueil et règles du jeu',
      do: 'Projetez l’écran d’accueil et laissez chacun entrer par le code. Projetez ensuite les règles : elles défilent seules en une minute et demie.',
      points: [
        'À dire : « Ouvrez l’adresse affichée ou scannez le QR code, choisissez un pseudonyme : vous dirigez une entreprise. »',
        'Attendez que les noms de tous s’affichent à l’écran ; un voisin aide qui n’a pas de téléphone : on peut jouer à deux sur un appareil.',
        'À dire : « Vous vendez tous le même produit, sur le même marché. Votre but : l’entreprise qui vaut le plus à la fin, pas celle qui vend le plus. »',
        'À dire : « Un client compare surtout les prix et la publicité. S’il ne trouve plus de produit chez vous, il va chez un concurrent. »',
        'Ne donnez aucun conseil sur le bon prix : le débriefing en vivra.',
      ],
    },
    welcomeTeams: {
      title: 'Accueil, équipes et règles du jeu',
      do: 'Projetez l’écran d’accueil, laissez chacun entrer par le code et rejoindre une équipe de 3 ou 4. Projetez ensuite les règles.',
      points: [
        'À dire : « Entrez par le code, choisissez un pseudonyme, puis formez une équipe de trois ou quatre. »',
        'Chaque équipe se partage le travail : une personne pour la production et les ouvriers, une pour le prix et la publicité, une pour la trésorerie.',
        'À dire : « Vous vendez tous le même produit, sur le même marché. Gagne l’entreprise qui vaut le plus à la fin. »',
        'À dire : « Le premier trimestre est un essai : il ne compte pas. Osez ! »',
        'Si quelqu’un reste sans équipe, placez-le vous-même depuis la configuration du jeu, rubrique des équipes.',
      ],
    },
    firstQuarter: {
      title: 'Trimestre {quarter} : premières décisions',
      do: 'Projetez l’écran des décisions. Les étudiants fixent leur prix, leur production et leur publicité, puis enregistrent.',
      points: [
        'À dire : « Trois décisions suffisent : le prix de vente, la quantité à produire et le budget de publicité. Le reste peut garder sa valeur. »',
        'À dire : « Regardez la projection en bas de l’écran : elle dit ce que coûtera votre choix, mais pas ce que feront vos concurrents. »',
        'À mi-temps : « Fabriquez-vous plus que vos machines et vos ouvriers ne le permettent ? L’écran de production vous le dit. »',
        'Circulez et ne répondez que par des questions : « Combien pensez-vous vendre à ce prix ? Que se passe-t-il si vous vendez moins ? »',
        'Deux minutes avant la fin : « Enregistrez ! » L’écran projeté montre combien d’entreprises ont décidé.',
      ],
    },
    nextQuarter: {
      title: 'Trimestre {quarter} : décider à nouveau',
      do: 'Projetez l’écran des décisions. Les étudiants corrigent leurs choix d’après leurs résultats, puis enregistrent.',
      points: [
        'À dire : « Changez peu de choses à la fois, sinon vous ne saurez pas ce qui a agi. »',
        'À dire : « Ouvrez “Pourquoi ?” à côté d’un chiffre : il explique d’où vient l’écart. »',
        'Posez à chaque groupe la même question : « Que voulez-vous changer, et à quel chiffre verrez-vous que vous aviez raison ? »',
        'Deux minutes avant la fin : « Enregistrez ! »',
      ],
    },
    practice: {
      title: 'Trimestre d’essai',
      do: 'Laissez dix minutes pour décider, puis clôturez et publiez le trimestre d’essai. Projetez le marché.',
      points: [
        'À dire : « Ce trimestre ne compte pas : essayez un prix ou une production qui vous semblent exagérés. »',
        'Montrez où l’on décide, où l’on enregistre et où l’on lit les résultats.',
        'Après la publication : « Qui a manqué de produits ? Qui en a trop ? Qui a perdu de l’argent ? » Levez la main, sans commentaire.',
      ],
    },
    restart: {
      title: 'Remise à zéro et questions',
      do: 'Remettez le jeu à zéro : toutes les entreprises repartent du même point, et le trimestre d’essai reste lisible.',
      points: [
        'Prenez les questions de compréhension : coût d’un produit, place dans l’entrepôt, heures et ouvriers, emprunt.',
        'Projetez encore une fois les règles si l’objectif n’est pas clair.',
        'À dire : « À partir de maintenant tout compte. Chaque équipe écrit en une phrase comment elle veut gagner. »',
      ],
    },
    reading: {
      title: 'Lire les résultats du trimestre {quarter}',
      do: 'Clôturez le trimestre, puis publiez les résultats. Projetez le marché : prix, parts de marché, ventes perdues.',
      points: [
        'À dire : « Chacun lit trois chiffres chez soi : les produits vendus, le stock qui reste, le résultat net. »',
        'Sur l’écran projeté : « Qui vend cher et vend beaucoup ? Comment est-ce possible ? »',
        'À dire : « Un stock coûte de l’argent ; une rupture donne vos clients aux autres. Lequel des deux avez-vous ? »',
        'Pas encore de classement : il arrêterait la réflexion.',
      ],
    },
    results: {
      title: 'Résultats du trimestre {quarter}',
      do: 'Clôturez le dernier trimestre, puis publiez. Projetez le classement, place par place, puis la course.',
      points: [
        'Avant de dévoiler la première place : « Qui est premier, et pourquoi ? » Prenez trois paris.',
        'Sur la course : montrez une entreprise qui remonte, et demandez ce qu’elle a changé.',
        'À dire : « La valeur compte les machines, les stocks et l’argent, moins les dettes : vendre ne suffit pas. »',
      ],
    },
    debrief: {
      title: 'Débriefing',
      do: 'Projetez les moments de la partie, puis les questions. Les étudiants parlent d’abord à deux, ensuite devant tous.',
      points: [
        'Les faits d’abord : « Qu’avez-vous décidé ? Qu’attendiez-vous ? Que s’est-il passé ? »',
        'Question 1 : « Deux entreprises au même prix n’ont pas vendu autant. Cherchez trois causes possibles. »',
        'Question 2 : « Valait-il mieux manquer de produits ou en garder trop ? Calculez les deux avec vos chiffres. »',
        'Question 3 : « Une entreprise a fait un bénéfice et n’a plus d’argent. Comment est-ce possible ? »',
        'Question 4 : « Si tout le monde baissait ses prix de 10 %, qui gagnerait ? Qui perdrait ? »',
        'Notez ce que la classe retient, en trois phrases, dans l’écran projeté.',
      ],
    },
    quiz: {
      title: 'Questionnaire',
      do: 'Ouvrez le questionnaire préparé : chacun répond depuis son écran, sur les chiffres de sa propre entreprise. Une fois clos, discutez les questions ci-dessous à main levée.',
      points: [
        'Une entreprise vend tout ce qu’elle fabrique : est-ce toujours une bonne nouvelle ? (Non : des clients sont peut-être repartis sans rien.)',
        'Le bénéfice et les liquidités montent-ils toujours ensemble ? (Non : créances, stocks, emprunts et machines les séparent.)',
        'Que coûte un ouvrier sans travail ? (Son salaire, sans aucun produit en face.)',
        'Pourquoi une hausse de prix peut-elle augmenter le résultat malgré des ventes en baisse ? (La marge par produit augmente plus que les ventes ne baissent.)',
        'Qui est premier : celui qui vend le plus ou celui qui vaut le plus ? (Celui qui vaut le plus.)',
      ],
    },
    peers: {
      title: 'Regard sur le travail d’équipe',
      do: 'Ouvrez l’évaluation entre pairs : chacun note ses coéquipiers et soi-même sur cinq points, en silence. Les coéquipiers ne verront jamais qui a donné quelle note.',
      points: [
        'À dire : « Notez ce que chacun a fait, pas ce que vous pensez de lui. Je vois vos réponses ; vos coéquipiers, jamais. »',
        'Clôturez-la quand tous ont répondu, puis rendez les avis : chacun lit ses moyennes s’il a reçu au moins trois avis.',
        'Annoncez la suite : date de la prochaine séance, rapport de classe à relire.',
      ],
    },
    nextTime: {
      title: 'Pour la prochaine fois',
      do: 'Chaque étudiant écrit une phrase : « La prochaine fois, je… ». Ouvrez le rapport de classe pour garder une trace.',
      points: [
        'Faites lire trois phrases à voix haute.',
        'À faire chez soi : retrouver ses résultats avec le même pseudonyme et expliquer par écrit un chiffre avec « Pourquoi ? ».',
        'Pour continuer plus tard, augmentez le nombre de trimestres dans la configuration : la partie reprend où elle s’est arrêtée.',
      ],
    },
    start: {
      title: 'Semaine 1 : démarrage',
      do: 'Projetez l’accueil et laissez chacun entrer, puis projetez les règles. Le premier trimestre reste ouvert jusqu’à la semaine prochaine.',
      points: [
        'À dire : « Vous dirigez une entreprise pendant huit trimestres, un par semaine. Gagne celle qui vaut le plus à la fin. »',
        'Donnez le jour et l’heure de la clôture : après elle, plus rien ne change pour ce trimestre.',
        'Qui n’a rien enregistré garde ses décisions précédentes.',
        'Faites prendre une première décision en classe, pour que chacun sache où enregistrer.',
      ],
    },
    week: {
      title: 'Trimestre {quarter}',
      do: 'Le trimestre se clôt à l’heure prévue. En cours, publiez les résultats et projetez le marché pendant dix minutes.',
      points: [
        'Publiez avant la clôture suivante : un trimestre non publié n’en laisse passer aucun autre.',
        'Trois questions : « Qu’attendiez-vous ? Qu’est-il arrivé ? Que changez-vous ? »',
        'Rappelez l’heure de la prochaine clôture et regardez qui n’a encore rien enregistré.',
      ],
    },
    weekLevel: {
      title: 'Trimestre {quarter} : passer au niveau {level} ?',
      do: 'Publiez les résultats et projetez le marché. Si la classe est à l’aise, passez le jeu au niveau {level} dans la configuration.',
      points: [
        'Publiez avant la clôture suivante : un trimestre non publié n’en laisse passer aucun autre.',
        'Le niveau {level} ouvre d’autres décisions ; celles qu’on ne touche pas gardent leur valeur.',
        'Présentez les nouvelles décisions en cinq minutes, sans dire lesquelles sont bonnes.',
      ],
    },
    gameDebrief: {
      title: 'Semaine 10 : débriefing de la partie',
      do: 'Projetez les moments de la partie, rejouez l’évolution du marché, puis travaillez les questions à deux et en classe.',
      points: [
        'Les faits d’abord : demandez à trois entreprises très différentes de raconter leur partie en deux minutes.',
        '« À quel trimestre votre partie s’est-elle jouée ? Par quelle décision ? »',
        '« Quelle décision n’a rendu de l’argent que bien plus tard ? »',
        '« Que feriez-vous autrement avec ce que vous savez maintenant ? Qu’est-ce qui resterait incertain ? »',
        'Le classement vient à la fin, si vous le voulez.',
      ],
    },
    grades: {
      title: 'Semaine 11 : notes et bilan',
      do: 'Ouvrez les notes, vérifiez le barème et chaque note, figez-les et publiez-les. Chacun peut demander une révision.',
      points: [
        'Notez ce que l’étudiant explique (journal, questionnaire, débriefing) plutôt que le seul classement : le rang dépend aussi des autres.',
        'Annoncez le barème avant de donner les notes.',
        'Terminez par une question : « Qu’avez-vous appris que vous n’auriez pas lu dans un livre ? »',
      ],
    },
  },
  also: {
    journal:
      'Journal : avant d’enregistrer, chaque équipe écrit ce qu’elle attend du trimestre ; après les résultats, ce qu’elle en a appris.',
    quiz: 'Questionnaire : ouvrez celui du trimestre {quarter} en début de cours ; chacun y répond sur les chiffres de sa propre entreprise.',
    peers: 'Équipes : ouvrez l’évaluation entre pairs ; chacun note ses coéquipiers et soi-même.',
  },
  drafts: {
    quiz: 'Questionnaire du trimestre {quarter}',
    peers: 'Évaluation entre pairs après le trimestre {quarter}',
  },
}
