type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'linkedin'

/** How the operator appears to people. What is null is our own text, in the person's language. */
export type Brand = {
  name: string | null
  email: string
  phone: string
  address: string | null
  social: { [Network in SocialNetwork]: string | null }
}
