import { useGeneralSettings } from '../../api/general-settings.ts';
import type { Channel } from './sign-in-draft.ts';

const ALL: readonly Channel[] = ['sms', 'whatsapp'];

/** The channels by which a code can come here; all of them until it is known, for the API refuses one that cannot. */
export function useChannels(): readonly Channel[] {
  return useGeneralSettings()?.sign_in_channels ?? ALL;
}
