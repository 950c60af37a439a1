import type { QuizTexts } from '../types.ts'

/** The questions of levels 2 to 4. */
export const laterQuestions = {
  z19: {
    question: 'Advertising in % of revenue?',
    feedback: [
      'Receipts: divide by what was sold, not by the money received.',
      'Share of expenses: relate advertising to sales.',
      'Per unit sold: divide by an amount, not by a number of products.',
    ],
  },
  z20: {
    question: 'What is the net margin, in % of revenue?',
    feedback: [
      'Receipts: relate the result to what was sold, not to the money received.',
      'Before interest and tax: the net margin starts from the last line of the income statement.',
      'This is EBE: depreciation, interest and tax are still to come off.',
    ],
  },
  z21: {
    question: 'What is production of the period?',
    feedback: [
      'Change in stock forgotten: what was made has not always been sold.',
      'Wrong sign: what goes into stock has been made too, so it is added.',
      'All the stock instead of its change: only what went in or out this quarter counts.',
    ],
  },
  z22: {
    question: 'What is value added?',
    feedback: [
      'Stock forgotten: start from production, not from sales alone.',
      'External costs forgotten: energy, transport or advertising come from others too.',
      'Staff already taken off: value added comes before wages and taxes.',
    ],
  },
  z23: {
    question: 'What is EBITDA (EBE, gross operating surplus)?',
    feedback: [
      'Social contributions forgotten: they are part of what staff costs.',
      'Depreciation taken off too early: EBE is measured before it.',
      'Staff forgotten: take wages, social contributions and taxes off value added.',
    ],
  },
  z24: {
    question: 'What is the operating result?',
    feedback: [
      'Depreciation forgotten: EBE does not yet allow for the use of machines and buildings.',
      'Wrong sign: depreciation is an expense.',
      'Interest taken off too early: the financial result comes after the operating result.',
    ],
  },
  z25: {
    question: 'What is the self-financing capacity (CAF)?',
    feedback: [
      'Depreciation to be added back: it lowered the result without any money going out.',
      'Wrong sign: no money went out for depreciation, so it is added to the result.',
      'Interest and tax forgotten: they must be paid and lower what the activity generates.',
    ],
  },
  z26: {
    question: 'How many times does EBE (gross operating surplus) cover interest?',
    feedback: [
      'After depreciation: EBE is computed before it.',
      'After everything: the net result has already paid the interest, start from EBE.',
      'Principal counted: an instalment also pays back the loan, take the interest alone.',
    ],
  },
  z27: {
    question: 'How depreciated are the machines?',
    feedback: [
      'This is the part that is left: the question is about the part already written off.',
      'A single quarter: take all depreciation since the machines were bought.',
      'Divided by the net value: relate depreciation to the original value.',
    ],
  },
  z28: {
    question: 'How full is the warehouse?',
    feedback: [
      'Production: look at what is left in stock, not at what was made.',
      'In value: compare units with room for units, not amounts.',
      'Sales that have already left: units sold no longer take up room.',
    ],
  },
  z29: {
    question: 'Storage cost per unit in stock?',
    feedback: [
      'Per unit made: divide by the units left in stock.',
      'Per unit sold: divide by the units left in stock.',
      'Value, not cost: the question is about what keeping the products costs.',
    ],
  },
  z30: {
    question: 'Days of sales in stock (quarter of 90 days)?',
    feedback: [
      'Production: compare the stock with the pace of sales.',
      'One month: the quarter of this computation has more than 30 days.',
      'Fraction upside down: it is the stock that is divided by sales.',
    ],
  },
  z31: {
    question: 'Which share of the balance sheet is equity?',
    feedback: [
      'These are the debts: the question is about the owners’ money.',
      'These are the loans: they come from the bank, not from the owners.',
      'Share capital only: reserves, retained earnings and the result belong to the owners too.',
    ],
  },
  z32: {
    question: 'Financial debt in % of equity?',
    feedback: [
      'All debts: take only those to the bank.',
      'Fraction upside down: debt goes on top.',
      'On the balance-sheet total: divide by equity alone.',
    ],
  },
  z33: {
    question: 'What is the effective tax rate?',
    feedback: [
      'After tax: divide by the profit before tax.',
      'On sales: the tax is on profit.',
      'Before interest: interest lowers the taxable profit too.',
    ],
  },
  z34: {
    question: 'Materials per unit made?',
    feedback: [
      'Per unit sold: these materials are in the units made.',
      'Energy included: take the raw materials only.',
      'Full cost: it also has labour and the other costs of the workshop in it.',
    ],
  },
  z35: {
    question: 'Which share of operating charges is staff?',
    feedback: [
      'Social contributions forgotten: staff costs more than its wages.',
      'On sales: divide by operating expenses.',
      'On value added: divide by operating expenses.',
    ],
  },
  z36: {
    question: 'Mean collection period (in days, quarter of 90 days)?',
    feedback: [
      'Receivables due in two quarters forgotten: take all sales still to be collected.',
      'One month: the quarter of this computation has more than 30 days.',
      'Fraction upside down: it is the receivables that are divided by sales.',
    ],
  },
  z37: {
    question: 'What is the working-capital requirement (BFR; net stock, tax receivable included)?',
    feedback: [
      'Cash is no part of it: the requirement is what the activity ties up outside the bank.',
      'Stock forgotten: finished goods tie up money too.',
      'Debts forgotten: take off what suppliers, the State and owners are still waiting for.',
    ],
  },
  z38: {
    question: 'What is the working capital (FRNG, at net values)?',
    feedback: [
      'Loans forgotten: they are a long-term source too.',
      'The overdraft is a short-term debt: only long-term sources count.',
      'Fixed assets forgotten: take off the lasting goods that these sources have paid for.',
    ],
  },
  z39: {
    question: 'What is net cash (FRNG − BFR)?',
    feedback: [
      'BFR forgotten: take what the activity ties up off the working capital.',
      'Wrong sign: the overdraft is a debt, so it is taken off.',
      'BFR − FRNG: the two terms are the wrong way round.',
    ],
  },
  z40: {
    question: 'R&D in % of revenue?',
    feedback: [
      'Cumulative: take the budget of this quarter alone.',
      'Share of expenses: relate R&D to sales.',
      'Receipts: divide by what was sold, not by the money received.',
    ],
  },
  z41: {
    question: 'Transport per unit sold?',
    feedback: [
      'Per unit made: only units sold are delivered.',
      'After-sales included: take transport alone.',
      'Per customer, served or not: only units sold are delivered.',
    ],
  },
  z42: {
    question:
      'Break-even in units: variable costs = materials per unit made + transport per unit sold, the rest of operating expenses is fixed.',
    feedback: [
      'Variable costs forgotten: each unit sold leaves only its price less these costs.',
      'Variable costs counted twice: take them off the total to find the fixed costs.',
      'Full cost instead of variable cost: the production cost has fixed costs in it too.',
    ],
  },
  z43: {
    question: 'Price effect on revenue (at the quantities of the quarter before)?',
    feedback: [
      'New quantities: here the price effect is computed on the sales of before.',
      'Total effect: it mixes price and quantity, single out the price.',
      'This is the volume effect: let the price change, not the quantity.',
    ],
  },
  z44: {
    question: 'Volume effect on revenue (at the price of the quarter before)?',
    feedback: [
      'New price: here the volume effect is computed at the price of before.',
      'Total effect: it mixes price and quantity, single out the quantity.',
      'This is the price effect: let the quantity change, not the price.',
    ],
  },
  z45: {
    question: 'Idle cost per unit made?',
    feedback: [
      'Per unit sold: divide by the units made.',
      'Per unit not made: divide by the units that were really made.',
      'Full cost: take only what the unused capacity cost.',
    ],
  },
  z46: {
    question: 'Return on opening equity?',
    feedback: [
      'Closing equity: go back to equity before the result and dividends of the quarter.',
      'Return on assets: divide by opening equity alone.',
      'Before interest and tax: it is the net result that belongs to the owners.',
    ],
  },
  z47: {
    question: 'Which margin did resale bring?',
    feedback: [
      'Purchases forgotten: these goods were paid for to a supplier.',
      'Margin on all sales: take only the goods that were resold.',
      'Workshop cost: these products were bought, not made.',
    ],
  },
  z48: {
    question: 'Which share was paid out of the net result of the quarter?',
    feedback: [
      'On equity: divide by the result of the quarter.',
      'On self-financing capacity: divide by the result, not by the money the activity generates.',
      'On sales: relate dividends to the result.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
