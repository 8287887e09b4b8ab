import { sendNotification } from '../../api/src/notifications/send-notification.ts';
import { openDatabase } from '../../api/src/platform/db/database.ts';

// A process that hands a notification to a provider who never answers, on the database in argv[2], at the time in argv[4]: to be killed.
const [, , url = '', dispatchId = '', now = ''] = process.argv;
await sendNotification(
  {
    db: openDatabase(url).db,
    push: null,
    publicUrl: undefined,
    pepper: 'pepper',
    sender: {
      channels: ['sms'],
      abroad: [],
      send: async (): Promise<undefined> => {
        process.stdout.write('began\n');
        await new Promise(() => setInterval(() => {}, 1000));
      },
    },
  },
  dispatchId,
  new Date(now),
);
