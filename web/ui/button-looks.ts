/** What is pressed looks the same, be it a link or a button. */
export const buttonLooks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border-2 border-primary text-primary hover:bg-primary-soft',
  plain: 'text-primary underline underline-offset-4 hover:bg-primary-soft',
  danger: 'bg-danger text-surface hover:bg-clay',
} as const
export const buttonSizes = { normal: 'min-h-12 px-6', small: 'min-h-11 px-3 sm:px-4' } as const
