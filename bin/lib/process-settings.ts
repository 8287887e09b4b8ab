import { fileURLToPath } from 'node:url';

/** Where Node keeps what it compiled: code is compiled and freed of its types once, not by each process at each start. */
export const COMPILED_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/**
 * What a process is given in its environment, as it has to be there before the process is (Dockerfile, operations.md):
 * glibc makes a heap for nearly each thread, and what one gave back no other may use. Two of them save 40 MB.
 */
export const PROCESS_ENV = { NODE_COMPILE_CACHE: COMPILED_FOLDER, MALLOC_ARENA_MAX: '2' };
