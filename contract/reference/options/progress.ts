import type { Option } from './option.ts'

export const profileProgressSteps = [
  { value: 'profileSetup', label: { en: 'Profile Setup', am: 'መገለጫ ማዘጋጀት', om: 'Piroofaayilii qopheessuu' } },
  { value: 'documentUpload', label: { en: 'Document Upload', am: 'ሰነድ ማስገባት', om: "Sanada ol fe'uu" } },
  {
    value: 'trainingCompletion',
    label: { en: 'Training Completion', am: 'ሥልጠና ማጠናቀቅ', om: 'Leenjii xumuruu' },
  },
  { value: 'workAvailability', label: { en: 'Work Availability', am: 'ለሥራ ዝግጁነት', om: "Hojiif qophaa'uu" } },
  { value: 'workPlacement', label: { en: 'Work Placement', am: 'የሥራ ምደባ', om: 'Ramaddii hojii' } },
] as const satisfies readonly Option[]

export const profileStepStates = [
  { value: 'COMPLETE', label: { en: 'Complete', am: 'ተጠናቅቋል', om: 'Xumurameera' } },
  { value: 'INCOMPLETE', label: { en: 'Incomplete', am: 'አልተጠናቀቀም', om: 'Hin xumuramne' } },
] as const satisfies readonly Option[]
