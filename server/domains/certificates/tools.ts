/** Where somebody finds their certificate. */
export const ownScreen = '/jobseeker/Training'
