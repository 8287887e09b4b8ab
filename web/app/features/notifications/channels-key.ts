import type { CallData } from '../../api/client.ts';

/** By which ways the reader is told outside the site. */
export type Channels = CallData<'GET /api/v1/notifications/channels'>;

export const CHANNELS_KEY = ['notification-channels'];
