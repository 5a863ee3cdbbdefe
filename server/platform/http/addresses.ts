/** Whether an address belongs to the interface. */
export const isUnderApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)
