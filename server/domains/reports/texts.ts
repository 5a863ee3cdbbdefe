import type { ReportSubject } from '../../../contract/rules/reports.ts'

/** The files of web/locales that reports speak from. */
export const textFiles = ['reports'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`reports.${ReportSubject | 'reviewed' | 'closed'}`, true> {}
}
