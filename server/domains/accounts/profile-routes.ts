import type { profileEndpoints } from '../../../contract/profile.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { changeProfile } from './profile.ts'
import { readOwnAccount } from './settings.ts'
import type { AccountTools } from './tools.ts'
import { profileView } from './view.ts'

type Profiles = Handlers<typeof profileEndpoints>

export function profileRoutes(executor: Executor, tools: AccountTools, texts: Texts): Profiles {
  const read: Profiles['GET /profile'] = async ({ caller }) => ({
    status: 200,
    body: profileView(await readOwnAccount(executor, caller)),
  })
  const write: Profiles['PUT /profile'] = async ({ caller, body, language }) => {
    const data = profileView(await changeProfile(executor, tools, caller, body))
    return {
      status: 200,
      body: { success: true, message: texts(language, 'accounts.profileSaved'), data },
    }
  }
  return {
    'GET /profile': read,
    'GET /users/me': read,
    'PUT /profile': write,
    'PUT /users/job-seeker/profile': write,
  }
}
