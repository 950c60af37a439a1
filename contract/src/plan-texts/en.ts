import type { PlanTexts } from '../plan-texts.ts'

export const planTexts: PlanTexts = {
  plans: {
    '50': { title: '50 minutes', summary: 'A first session: two quarters, then a real debriefing.' },
    '90': {
      title: '90 minutes',
      summary: 'Three quarters with a team journal, a long debriefing and a quiz.',
    },
    '180': {
      title: '3 hours',
      summary: 'In teams of 3 or 4: one practice quarter, then four quarters that count.',
    },
    semester: {
      title: 'A semester',
      summary: 'Eight quarters, one a week, closed at a fixed time and published by you in class.',
    },
  },
  steps: {
    welcome: {
      title: 'Joining and rules',
      do: 'Project the joining screen and let everybody in with the code. Then project the rules: they run by themselves in a minute and a half.',
      points: [
        'Say: “Open the address on the screen or scan the QR code, and choose a nickname: you now run a company.”',
        'Wait until all names have appeared. Students without a phone play in pairs on one device.',
        'Say: “You all sell the same product, in the same market. Your goal is the company that is worth the most at the end, not the one that sells the most.”',
        'Say: “Customers compare prices and advertising above all. If you have sold out, they go to a competitor.”',
        'Give no advice on the right price: the debriefing will live on it.',
      ],
    },
    welcomeTeams: {
      title: 'Joining, teams and rules',
      do: 'Project the joining screen, let everybody in with the code and join a team of 3 or 4. Then project the rules.',
      points: [
        'Say: “Enter with the code, choose a nickname, then form a team of three or four.”',
        'Each team shares the work: one person for production and workers, one for price and advertising, one for cash.',
        'Say: “You all sell the same product, in the same market. The company that is worth the most at the end wins.”',
        'Say: “The first quarter is practice and does not count. Be bold!”',
        'If somebody is left without a team, place them yourself in the configuration of the game, under teams.',
      ],
    },
    firstQuarter: {
      title: 'Quarter {quarter}: first decisions',
      do: 'Project the decision screen. Students set their price, production and advertising, and save.',
      points: [
        'Say: “Three decisions are enough: the selling price, the planned production and the advertising budget. Everything else may keep its value.”',
        'Say: “Look at the projection at the bottom of the screen: it tells what your choice costs, but not what your competitors will do.”',
        'Half-way: “Do you produce more than your machines and workers allow? The production screen tells you.”',
        'Walk around and answer with questions only: “How many do you expect to sell at this price? What if you sell fewer?”',
        'Two minutes before the end: “Save!” The projected screen shows how many companies have decided.',
      ],
    },
    nextQuarter: {
      title: 'Quarter {quarter}: deciding again',
      do: 'Project the decision screen. Students correct their choices in the light of their results, and save.',
      points: [
        'Say: “Change few things at a time, or you will not know what worked.”',
        'Say: “Open ‘Why?’ next to a figure: it explains where the difference comes from.”',
        'Ask every group the same question: “What do you want to change, and which figure will tell that you were right?”',
        'Two minutes before the end: “Save!”',
      ],
    },
    practice: {
      title: 'Practice quarter',
      do: 'Leave ten minutes to decide, then close and publish the practice quarter. Project the market.',
      points: [
        'Say: “This quarter does not count: try a price or a production that seems excessive.”',
        'Show where to decide, where to save and where to read the results.',
        'After publishing: “Who sold out? Who has too much? Who lost money?” Raise hands, no comment.',
      ],
    },
    restart: {
      title: 'Restart and questions',
      do: 'Restart the game: all companies begin at the same point again, and the practice quarter stays readable.',
      points: [
        'Take the questions: cost of a product, room in the warehouse, hours and workers, loans.',
        'Project the rules once more if the goal is not clear.',
        'Say: “From now on everything counts. Each team writes in one sentence how it wants to win.”',
      ],
    },
    reading: {
      title: 'Reading the results of quarter {quarter}',
      do: 'Close the quarter, then publish the results. Project the market: prices, market shares, lost sales.',
      points: [
        'Say: “Everybody reads three figures of their own: units sold, stock left, net result.”',
        'On the projected screen: “Who sells at a high price and sells a lot? How is that possible?”',
        'Say: “Stock costs money; selling out gives your customers to the others. Which of the two do you have?”',
        'No ranking yet: it would stop the thinking.',
      ],
    },
    results: {
      title: 'Results of quarter {quarter}',
      do: 'Close the last quarter, then publish. Project the ranking, place by place, and then the race.',
      points: [
        'Before you reveal the first place: “Who is first, and why?” Take three bets.',
        'In the race: point at a company that climbs, and ask what it changed.',
        'Say: “The value counts machines, stock and cash, less debts: selling is not enough.”',
      ],
    },
    debrief: {
      title: 'Debriefing',
      do: 'Project the moments of the game, then the questions. Students talk in pairs first, then to everybody.',
      points: [
        'Facts first: “What did you decide? What did you expect? What happened?”',
        'Question 1: “Two companies with the same price did not sell the same. Find three possible causes.”',
        'Question 2: “Was it better to sell out or to keep too much stock? Work out both with your figures.”',
        'Question 3: “A company made a profit and has no cash left. How is that possible?”',
        'Question 4: “If everybody cut prices by 10%, who would win? Who would lose?”',
        'Write down what the class takes away, in three sentences, on the projected screen.',
      ],
    },
    quiz: {
      title: 'Quiz',
      do: 'Open the quiz that is prepared: everybody answers on their own screen, about the figures of their own company. Once it is closed, discuss the questions below with a show of hands.',
      points: [
        'A company sells all that it makes: is that always good news? (No: customers may have left with nothing.)',
        'Do profit and cash always rise together? (No: receivables, stock, loans and machines come between them.)',
        'What does a worker without work cost? (The wage, with no product in return.)',
        'Why can a higher price raise the result although sales fall? (The margin on each product rises by more than the sales fall.)',
        'Who is first: the one who sells the most or the one who is worth the most? (The one who is worth the most.)',
      ],
    },
    peers: {
      title: 'A look at teamwork',
      do: 'Open the peer evaluation: everybody rates their team-mates and themselves on five points, in silence. Team-mates never see who gave which rating.',
      points: [
        'Say: “Rate what each person did, not what you think of them. I see your answers; your team-mates never do.”',
        'Close it when all have answered, then release the opinions: each person reads their means if at least three others rated them.',
        'Announce what comes next: the date of the next session, and the class report to read.',
      ],
    },
    nextTime: {
      title: 'For next time',
      do: 'Every student writes one sentence: “Next time, I will…”. Open the class report to keep a record.',
      points: [
        'Have three sentences read aloud.',
        'Homework: find one’s results with the same nickname and explain one figure in writing with “Why?”.',
        'To go on another day, raise the number of quarters in the configuration: the game continues where it stopped.',
      ],
    },
    start: {
      title: 'Week 1: the start',
      do: 'Project the joining screen and let everybody in, then project the rules. The first quarter stays open until next week.',
      points: [
        'Say: “You run a company for eight quarters, one a week. The one that is worth the most at the end wins.”',
        'Give the day and the time of the closing: after it nothing changes in that quarter.',
        'If a company saves nothing, its former decisions carry over.',
        'Have a first decision taken in class, so that everybody knows where to save.',
      ],
    },
    week: {
      title: 'Quarter {quarter}',
      do: 'The quarter closes at the planned time. In class, publish the results and project the market for ten minutes.',
      points: [
        'Publish before the next closing: no other quarter passes while one is unpublished.',
        'Three questions: “What did you expect? What happened? What will you change?”',
        'Recall the time of the next closing, and look who has not saved anything yet.',
      ],
    },
    weekLevel: {
      title: 'Quarter {quarter}: on to level {level}?',
      do: 'Publish the results and project the market. If the class is at ease, raise the game to level {level} in the configuration.',
      points: [
        'Publish before the next closing: no other quarter passes while one is unpublished.',
        'Level {level} opens further decisions; those that nobody touches keep their value.',
        'Present the new decisions in five minutes, without saying which are good.',
      ],
    },
    gameDebrief: {
      title: 'Week 10: debriefing of the game',
      do: 'Project the moments of the game, replay how the market developed, then work on the questions in pairs and together.',
      points: [
        'Facts first: ask three very different companies to tell their game in two minutes.',
        '“In which quarter was your game decided? By which decision?”',
        '“Which decision paid off only much later?”',
        '“What would you do differently with what you know now? What would still be uncertain?”',
        'The ranking comes last, if you like.',
      ],
    },
    grades: {
      title: 'Week 11: grades and review',
      do: 'Open the grades, review the scheme and every grade, freeze them and publish them. Everybody may ask for a review.',
      points: [
        'Grade what students explain (journal, quiz, debriefing) rather than the ranking alone: a rank also depends on the others.',
        'Say how you grade before you give the grades.',
        'End with a question: “What did you learn that you would not have read in a book?”',
      ],
    },
  },
  also: {
    journal:
      'Journal: before saving, each team writes what it expects of the quarter; after the results, what it has learned.',
    quiz: 'Quiz: open the one on quarter {quarter} at the beginning of the class; everybody answers about the figures of their own company.',
    peers: 'Teams: open the peer evaluation; everybody rates their team-mates and themselves.',
  },
  drafts: {
    quiz: 'Quiz on quarter {quarter}',
    peers: 'Peer evaluation after quarter {quarter}',
  },
}
