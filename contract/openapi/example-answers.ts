import { applicationTransitions } from '../rules/hiring.ts'
import { exampleId } from './example-id.ts'
import { nameOf, type JsonSchema } from './schemas.ts'

/** What a field of an answer holds, by its name; a list holds one of it. */
const exampleFields: { readonly [name: string]: string | null } = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  CLOSED: 'Closed',
  additionalNotes: 'A room of your own.',
  address: 'otpauth://totp/Abronet:admin?secret=JBSWY3DPEHPK3PXP',
  ageRanges: '26-27',
  appliedAt: '2026-11-02T08:30:00.000Z',
  availableFrom: '2027-01-15',
  avatar: null,
  base64: 'UklGRg==',
  bio: 'I have cared for three children since 2021.',
  company: 'Kebede and Sons',
  companyName: 'Kebede and Sons',
  coverLetter: 'I can start on Monday.',
  createdAt: '2026-11-02T08:30:00.000Z',
  dateOfBirth: '1999-03-14',
  dateOfBirthRange: '26-27',
  desc: 'Trade licence',
  description: 'Care for two children of three and five.',
  device: 'Chrome, Android',
  document: 'terms',
  documentId: 'trade-licence',
  documentType: 'ID_PROOF',
  education: 'High School',
  email: 'tigist.bekele@example.com',
  employerKind: 'household',
  employerName: 'Hanna',
  experience: '3-5 years',
  firstName: 'Tigist',
  id: '0123456789abcdef',
  job: 'Nanny',
  jobTitle: 'Nanny for two children',
  jobTypes: 'LIVE_IN',
  label: 'Trade licence',
  languages: 'Amharic',
  lastName: 'Bekele',
  location: 'Adama',
  locations: 'Adama',
  message: 'Done.',
  name: 'Tigist B.',
  openapi: '3.1.0',
  pendingEmail: null,
  phone: '+251911234567',
  phoneNumber: '+251911234567',
  profilePhotoUrl: '/api/users/0193c2a4-7d1e-7b52-9f0c-3a6d5e8b1c47/picture?v=1',
  purpose: 'verify-email',
  q: 'nanny',
  rate: '8000 ETB',
  recoveryCodes: 'k7mq-2xvd',
  references: 'Almaz Tesfaye',
  referredBy: null,
  registeredAt: '2026-11-02T08:30:00.000Z',
  religion: 'Orthodox',
  religions: 'Orthodox',
  requirements: 'Two years with small children.',
  role: 'Nanny',
  salary: '8000',
  salaryRange: '3000-4000',
  secret: 'JBSWY3DPEHPK3PXP',
  sentAt: '2026-11-02T08:30:00.000Z',
  skills: 'Childcare',
  staffLevel: null,
  startDate: '2027-01-15',
  status: applicationTransitions.apply.to,
  title: 'Nanny for two children',
  token: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiSk9CU0VFS0VSIn0.',
  username: 'tigist.bekele',
  version: '2026-11',
  workHours: '8',
  workTypes: 'NANNY',
}

type Components = ReadonlyMap<string, JsonSchema>

/** An answer that fits the schema, every field of it filled in. */
export function exampleOf(schema: JsonSchema, components: Components, name = ''): unknown {
  const component = components.get(nameOf(schema.$ref) ?? '')
  if (component !== undefined) return exampleOf(component, components, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return exampleOf(choice, components, name)
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [
          key,
          typeof property === 'boolean' ? null : exampleOf(property, components, key),
        ]),
      )
    case 'array':
      return itemsOf(schema).flatMap((item) =>
        Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(item, components, name)),
      )
    case 'string':
      return exampleText(schema, name)
    case 'number':
    case 'integer':
      return 1
    case 'boolean':
      return true
    case 'null':
    case undefined:
    default:
      return null
  }
}

const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type[0] : type)

const itemsOf = ({ items }: JsonSchema): JsonSchema[] =>
  [items ?? []].flat().filter((item) => typeof item === 'object')

function exampleText({ format }: JsonSchema, name: string): string | null {
  if (format === 'uuid') return exampleId
  if (format === 'date-time') return '2026-11-02T08:30:00.000Z'
  const known = exampleFields[name]
  return known === undefined ? 'text' : known
}
