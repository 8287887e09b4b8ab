import { fileURLToPath } from 'node:url';

/** Where Node keeps what it compiled: code is compiled and freed of its types once, not by each process at each start. */
export const COMPILED_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/**
 * Variables that have to be in the environment before a process starts (Dockerfile, operations.md). glibc makes a heap for
 * nearly each thread, and memory freed in one is not used by another; a limit of two heaps saves 40 MB.
 */
export const PROCESS_ENV = { NODE_COMPILE_CACHE: COMPILED_FOLDER, MALLOC_ARENA_MAX: '2' };
