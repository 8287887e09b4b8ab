import { PERSONAL_TABLES } from './personal-tables.ts';

const HEAD = `# What Diyar keeps about people

Printed from the map of personal columns (\`api/src/privacy\`) by its test; \`vitest -u\` on that test prints it anew. The map is the
one source of this page, of the data handed out at \`GET /api/v1/accounts/current/personal-data\`, and of what closing an account does.
A column of the database that stands neither in the map nor among those that say nothing about a person fails the same test.

Identity numbers are kept as a keyed hash and their last four digits. Card numbers never reach Diyar. Phones, e-mail addresses, IBANs,
identity numbers, tokens and codes are taken out of every log line on its way out.

On closing: "row deleted" – the whole row goes; "cleared" – the row stays without this; "replaced" – the row stays, nameless; "kept" – as it is.
`;

/** The map of personal columns as a page to read. */
export function privacyDocument(): string {
  const tables = Object.entries(PERSONAL_TABLES).map(([table, { columns }]) => {
    const rows = Object.entries(columns).map(
      ([column, { purpose, basis, retention, onClosing }]) =>
        `| \`${column}\` | ${purpose} | ${basis} | ${retention} | ${onClosing} |`,
    );
    const head = '| column | purpose | basis | kept | on closing |\n|---|---|---|---|---|';
    return `## \`${table}\`\n\n${head}\n${rows.join('\n')}\n`;
  });
  return [HEAD, ...tables].join('\n');
}
