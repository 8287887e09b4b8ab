// `npm run audit`: known weaknesses of what runs in production, by the registry's own list.
import { repoRoot } from './lib/postgres-files.ts';
import { run, sentenceOf } from './lib/run.ts';

interface Audit {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

/** npm's answer; undefined when the registry did not give one. */
async function ask(): Promise<Audit | undefined> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('run it as `npm run audit`');
  const { output } = await run(process.execPath, [npm, 'audit', '--omit=dev', '--json'], { cwd: repoRoot });
  try {
    const answer = JSON.parse(output.slice(output.indexOf('{'))) as Audit;
    return answer.vulnerabilities === undefined ? undefined : answer;
  } catch {
    return undefined;
  }
}

try {
  const found = (await ask())?.vulnerabilities;
  if (found === undefined) {
    console.error('The registry does not answer questions about weaknesses here: nothing was checked.');
    process.exitCode = 2;
  } else {
    for (const { name, severity, range } of Object.values(found))
      console.log(`${severity}: ${name} ${range}`);
    const count = Object.keys(found).length;
    console.log(count === 0 ? 'No known weaknesses.' : `${count} packages with known weaknesses.`);
    process.exitCode = count === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 2;
}
