import type { QuizTexts } from '../types.ts'

/** The questions of level 1. */
export const firstQuestions = {
  z01: {
    question: 'What is the revenue?',
    feedback: [
      'Price × units made, not sold: count only the units that customers bought.',
      'Customers who were not served paid nothing: multiply the price by sales, not by demand.',
      'Received is not sold: a sale counts when it is made, even if the customer pays later.',
    ],
  },
  z02: {
    question: 'How many units did you sell?',
    feedback: [
      'Not everyone was served: allow for the customers who left without a product.',
      'Made is not sold: a unit made can stay in stock, and a unit sold can come from it.',
      'To be subtracted: unsatisfied demand is part of demand, it does not come on top.',
    ],
  },
  z03: {
    question: 'How many units are left in stock?',
    feedback: [
      'Opening stock forgotten: start from the units already in stock when the quarter began.',
      'Sales forgotten: take out of stock the units that went to customers.',
      'Demand instead of sales: only units that were delivered left the stock.',
    ],
  },
  z04: {
    question: 'Which share of customers did you serve?',
    feedback: [
      'This is the unserved share: the question is about the customers who got their product.',
      'Divided by production: a share of customers relates to the number of customers.',
      'Fraction upside down: customers served go on top, all customers below.',
    ],
  },
  z05: {
    question: 'By how much did cash change?',
    feedback: [
      'A result is not a receipt: compare the money that came in with the money that went out.',
      'Sales on credit counted: take what customers paid, not what they bought.',
      'Wrong sign: start from the money that came in and take off what went out.',
    ],
  },
  z06: {
    question: 'What is closing cash?',
    feedback: [
      'Opening balance forgotten: this is the change over the quarter, and there was a balance at the start.',
      'Result instead of flows: add movements of money to the opening balance, not the profit or loss.',
      'Payments forgotten: take off the money that went out during the quarter too.',
    ],
  },
  z07: {
    question: 'What is the net result?',
    feedback: [
      'Interest and tax forgotten: this is the operating result, go on to the bottom of the income statement.',
      'Tax forgotten: take off corporate tax.',
      'Cash flow: compare income with expenses, not receipts with payments.',
    ],
  },
  z08: {
    question: 'By how many points did your share change?',
    feedback: [
      'Wrong sign: start from the share of this quarter and take off that of the one before.',
      'Level, not change: compare this share with that of the quarter before.',
      'Relative change: a change in points is a plain difference of two percentages.',
    ],
  },
  z09: {
    question: 'By what % did your price change?',
    feedback: [
      'This is the change in BA: relate it to the price you started from.',
      'New price as the base: a percentage change is computed on the price before.',
      'Wrong sign: a rise is positive, a cut negative.',
    ],
  },
  z10: {
    question: 'Which share of capacity was used?',
    feedback: [
      'Sales instead of production: capacity serves to make products, sold or not.',
      'Only one of the two capacities, that of machines: find the one that limits the workshop.',
      'Only one of the two capacities, that of labour: find the one that limits the workshop.',
    ],
  },
  z11: {
    question: 'What was production capacity?',
    feedback: [
      'The smaller one decides: a machine without a worker, or the reverse, makes nothing.',
      'They do not add up: machines and workers make the same products together.',
      'Done, not possible: capacity is what the workshop could have made.',
    ],
  },
  z12: {
    question: 'How many units per worker (units produced)?',
    feedback: [
      'Sold, not made: workers make products, customers buy them.',
      'Per machine, not per worker: change the divisor.',
      'Possible, not done: take the production of the quarter, not the capacity.',
    ],
  },
  z13: {
    question: 'What does a worker cost a quarter, with contributions?',
    feedback: [
      'Social contributions forgotten: the company pays them on top of wages.',
      'Per unit made: divide by the number of workers.',
      'Workers counted twice: the idle ones are already part of the workforce.',
    ],
  },
  z14: {
    question: 'What is the margin per unit (price − production cost)?',
    feedback: [
      'Labour forgotten: materials are only a part of the production cost.',
      'Wrong sign: start from the price and take off the cost.',
      'Result per unit: it has other costs than production in it, the margin stops before them.',
    ],
  },
  z15: {
    question: 'What does one unit cost to make?',
    feedback: [
      'Divided by sales: this cost is that of the units made.',
      'Materials only: add all that making the product costs, labour included.',
      'Storage is not production: keeping products is no part of making them.',
    ],
  },
  z16: {
    question: 'How much revenue was lost for lack of products?',
    feedback: [
      'At cost: the customer would have paid the selling price.',
      'The margin only: the question is about sales, before any cost.',
      'All demand: only the customers who were not served are missing from your sales.',
    ],
  },
  z17: {
    question: 'Advertising per unit sold?',
    feedback: [
      'Per unit made: divide by the units sold.',
      'Per customer, served or not: only units sold count here.',
      'In % of sales: the question asks for an amount per unit.',
    ],
  },
  z18: {
    question: 'Which share of demand was unserved?',
    feedback: [
      'Relative to sales: relate the unserved customers to all demand.',
      'Served share: the question is about the customers who left without a product.',
      'Relative to production: a share of demand is divided by demand.',
    ],
  },
} satisfies Partial<QuizTexts['questions']>
