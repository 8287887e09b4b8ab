import { readdirSync, readFileSync } from 'node:fs';
import { HELP_TOPICS, type HelpTopic } from '@diyar/contract/words/page-words';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../platform/db/database.ts';

const FrontMatter = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  version: z.coerce.number().int().min(1),
  effective_from: z.iso.date(),
  topic: z.enum(HELP_TOPICS).optional(),
});

interface PageFile extends z.output<typeof FrontMatter> {
  body: string;
}

/** A page's two files as one version of it, in the columns of `page_version`. */
interface PageVersionFile {
  slug: string;
  version: number;
  effective_from: string;
  /** Of a help article. */
  topic: HelpTopic | null;
  title_ar: string;
  title_en: string;
  description_ar: string;
  description_en: string;
  body_ar: string;
  body_en: string;
}

function nameAndValue(line: string): [name: string, value: string] | [] {
  const [, name, value] = /^(\w+):(.*)$/.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [name, value.trim()];
}

/** Reads `---`, lines of `name: value`, `---`, then Markdown. Throws with the file's name when it is not so. */
export function readPageFile(text: string, name: string): PageFile {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text.replaceAll('\r\n', '\n'));
  if (parts === null) throw new Error(`${name}: no front matter`);
  const lines = (parts[1] ?? '').split('\n').map((line) => nameAndValue(line));
  const front = FrontMatter.safeParse(Object.fromEntries(lines));
  if (!front.success) throw new Error(`${name}: ${z.prettifyError(front.error)}`);
  return { ...front.data, body: (parts[2] ?? '').trim() };
}

/** Every page of a folder of `<slug>.<lang>.md`; a page must say the same version and date in both languages. */
export function readPages(folder: URL): PageVersionFile[] {
  const slugs = readdirSync(folder).flatMap((name) => /^([\w-]+)\.ar\.md$/.exec(name)?.[1] ?? []);
  return slugs.map((slug) => {
    const read = (lang: 'ar' | 'en') =>
      readPageFile(readFileSync(new URL(`${slug}.${lang}.md`, folder), 'utf8'), `${slug}.${lang}.md`);
    const [ar, en] = [read('ar'), read('en')];
    if (ar.version !== en.version || ar.effective_from !== en.effective_from || ar.topic !== en.topic)
      throw new Error(`${slug}: the two languages differ in version, date or topic`);
    return {
      slug,
      version: ar.version,
      effective_from: ar.effective_from,
      topic: ar.topic ?? null,
      title_ar: ar.title,
      title_en: en.title,
      description_ar: ar.description,
      description_en: en.description,
      body_ar: ar.body,
      body_en: en.body,
    };
  });
}

/**
 * Writes the pages' versions. A version somebody consented to, also by a purchase, never changes: throws when its text differs from the
 * file ("raise the version"); one nobody consented to yet is replaced. A page that operators have written a version of is theirs from then on.
 */
export async function upsertPages(tx: Tx, pages: readonly PageVersionFile[]): Promise<void> {
  const written = await tx
    .selectFrom('page_version')
    .select('slug')
    .where('operator_id', 'is not', null)
    .distinct()
    .execute();
  const theirs = new Set(written.map(({ slug }) => slug));
  for (const page of pages.filter(({ slug }) => !theirs.has(slug))) {
    const { slug, version, ...text } = page;
    const kept = await tx
      .selectFrom('page_version')
      .selectAll()
      .where('slug', '=', slug)
      .where('version', '=', version)
      // Locked, so no consent to it can begin between this look and the update.
      .forUpdate()
      .executeTakeFirst();
    if (kept === undefined) {
      await tx.insertInto('page_version').values(page).execute();
    } else if (Object.entries(text).some(([column, value]) => kept[column as keyof typeof kept] !== value)) {
      await refuseConsented(tx, slug, version);
      await tx
        .updateTable('page_version')
        .set(text)
        .where('slug', '=', slug)
        .where('version', '=', version)
        .execute();
    }
  }
}

async function refuseConsented(tx: Tx, slug: string, version: number): Promise<void> {
  const { rows } = await sql`
    select from consent where slug = ${slug} and version = ${version}
    union all select from purchase where terms_slug = ${slug} and terms_version = ${version} limit 1`.execute(
    tx,
  );
  if (rows.length > 0)
    throw new Error(
      `page ${slug} version ${version} differs from what people consented to: raise the version`,
    );
}
