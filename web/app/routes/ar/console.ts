import { common } from '@diyar/messages/ar/common';
import { console } from '@diyar/messages/ar/console';
import { errors } from '@diyar/messages/ar/errors';
import { revisions } from '@diyar/messages/ar/revisions';
import { rules } from '@diyar/messages/ar/rules';
import { shell } from '@diyar/messages/ar/shell';
import { signIn } from '@diyar/messages/ar/sign-in';
import type { ConsoleSentences } from '../../i18n/sentences.tsx';
import { siteMeta } from '../../site/page-meta.ts';
import { consoleIn } from '../console-layout.tsx';

const sentences: ConsoleSentences = { common, console, errors, revisions, rules, shell, signIn };
const { console: page, consoleError } = consoleIn('ar', sentences);

export const handle = { sentences };

export const meta = siteMeta;

export const ErrorBoundary = consoleError;

export default page;
