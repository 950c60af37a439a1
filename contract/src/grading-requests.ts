import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { exportFormats } from './exports.ts'
import { line, pathId, text } from './fields.ts'
import { GradeSchemeBody } from './grading.ts'
import { gradeLabelMax, reviewTextMax } from './grading-defaults.ts'

const lang = line(35).optional()

export const GradingTextsQuery = z.object({ lang })
export const PreviewGradingBody = z.object({ scheme: GradeSchemeBody.nullish() })
export const GradePersonParams = z.object({ id: pathId(), userId: pathId() })

export const FreezeGradesBody = z.object({ label: line(gradeLabelMax).nullish() })
export const GradeVersionParams = z.object({ id: pathId(), version: pathId() })
export const GradeVersionQuery = z.object({ lang })

/** The user who publishes says that the grades were reviewed. */
export const PublishGradesBody = z.object({
  reviewed: z.literal(true, { error: violationMessages.required }),
})

export const GradingExportQuery = z.object({
  format: z.enum(exportFormats, { error: violationMessages.choice }).default('xlsx'),
  lang,
})

const words = text(reviewTextMax).refine(given => given.trim() !== '', { error: violationMessages.required })
export const AskGradeReviewBody = z.object({ text: words })
export const AnswerGradeReviewBody = z.object({ answer: words })
export const GradeReviewParams = z.object({ id: pathId(), reviewId: pathId() })
