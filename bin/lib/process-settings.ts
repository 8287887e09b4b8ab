import { join } from 'node:path';
import { repoRoot } from './postgres-files.ts';

/** Where Node keeps what it compiled: code is compiled and freed of its types once, not by each process at each start. */
export const COMPILED_FOLDER = join(repoRoot, 'node_modules', '.cache', 'compiled');

/**
 * What a process is given in its environment, as it has to be there before the process is (Dockerfile, operations.md):
 * glibc makes a heap for each thread, and what one gave back no other may use. Two instead of eight save 40 MB.
 */
export const PROCESS_ENV = { NODE_COMPILE_CACHE: COMPILED_FOLDER, MALLOC_ARENA_MAX: '2' };
