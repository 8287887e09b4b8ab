// The process that writes a checkpoint of the columns beside a server (keep-checkpoint.ts), and ends.
import { openDatabase } from '../platform/db/database.ts';
import { Checkpoint } from './index/checkpoint.ts';
import { SearchEngine } from './index/search-engine.ts';
import { type CheckpointAnswer, type CheckpointOrder, secondsSince } from './keep-checkpoint.ts';

async function write({ databaseUrl, filesFolder, at }: CheckpointOrder): Promise<CheckpointAnswer> {
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    const now = () => new Date(at);
    const checkpoint = new Checkpoint(database.db, { folder: filesFolder, now, tellRefused: () => {} });
    const written = await checkpoint.write(new SearchEngine(database.db, { now }));
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    return { written, seconds: secondsSince(0), megabytes };
  } finally {
    await database.close();
  }
}

// Ends with the server, however that ended.
process.on('disconnect', () => process.exit());
process.once('message', async (order: CheckpointOrder) => {
  const answer = await write(order).catch(({ message }: Error) => ({ fault: message }));
  process.send?.(answer, () => process.exit());
});
