/** `GET /jobs/:id/applicants` is `getJobsByIdApplicants`: generated clients call their functions so. */
export function operationId(key: string): string {
  const [method = '', path = ''] = key.split(' ')
  const words = path
    .replaceAll(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}
