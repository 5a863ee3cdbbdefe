import { defineSiteScreens } from '../../lib/screens.ts'

const form = { indexed: true, style: 'controls', shortFooter: true } as const

export const accountPages = defineSiteScreens({
  login: {
    ...form,
    path: '/login',
    aliases: ['/auth/login'],
    texts: ['login', 'controls'],
    needsScript: true,
    load: () => import('./login.tsx'),
  },
  registration: {
    ...form,
    path: '/registration',
    aliases: ['/registration/:username'],
    texts: ['quickRegistration', 'controls'],
    needsScript: true,
    load: () => import('./registration.tsx'),
  },
  register: {
    ...form,
    path: '/register',
    texts: ['registrationForm', 'controls', 'dates'],
    needsScript: true,
    load: () => import('./register.tsx'),
  },
  forgotPassword: {
    ...form,
    path: '/forgot-password',
    texts: ['recovery', 'controls'],
    needsScript: true,
    load: () => import('./forgot-password.tsx'),
  },
  resetPassword: {
    path: '/reset-password',
    style: 'controls',
    shortFooter: true,
    texts: ['recovery', 'controls'],
    needsScript: true,
    load: () => import('./reset-password.tsx'),
  },
  verifyEmail: {
    path: '/verify-email',
    style: 'controls',
    shortFooter: true,
    texts: ['recovery', 'controls'],
    needsScript: true,
    load: () => import('./verify-email.tsx'),
  },
})
