import { createEmptyTestResult } from '@jest/test-result';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

/**
 * @typedef {object} Order what a process is asked to run
 * @property {string} path
 * @property {import('@jest/types').Config.ProjectConfig} config
 * @property {import('@jest/types').Config.GlobalConfig} globalConfig
 */

/** @typedef {import('@jest/types').Circus.RunResult & { start: number, end: number }} Outcome */

/**
 * Addresses in a stack as the paths that jest shows and reads: a spec is loaded by another address each time.
 * @param {string} stack
 */
const byPaths = (stack) => stack.replace(/file:\/\/(\/[^\s?:)]+)(\?\d+)?/g, '$1');

/**
 * @param {import('@jest/types').Circus.TestResult} result
 * @returns {import('@jest/test-result').AssertionResult}
 */
function toAssertion(result) {
  const [, ...names] = result.testPath.map(String);
  const ended = result.errors.length > 0 ? 'failed' : 'passed';
  return {
    ancestorTitles: names.slice(0, -1),
    duration: result.duration,
    failing: result.failing,
    failureDetails: [],
    failureMessages: result.errors.map(byPaths),
    fullName: names.join(' '),
    invocations: result.invocations,
    location: null,
    numPassingAsserts: result.numPassingAsserts,
    status: result.status === 'skip' ? 'pending' : result.status === 'todo' ? 'todo' : ended,
    title: names.at(-1) ?? '',
  };
}

/**
 * @param {unknown} error why a spec could not be read
 * @returns {import('@jest/test-result').SerializableError}
 */
export function toFailure(error) {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return {
    code: undefined,
    message,
    stack: byPaths(stack.includes(message) ? stack : `${message}\n${stack}`),
    type: 'Error',
  };
}

/**
 * What jest wants to know of a file, from what jest-circus tells of its tests.
 * @param {Order} order
 * @param {Outcome} outcome
 * @returns {import('@jest/test-result').TestResult}
 */
export function toTestResult({ path, config, globalConfig }, { start, end, ...run }) {
  const testResults = run.testResults.map(toAssertion);
  /** @param {string} wanted */
  const count = (wanted) => testResults.filter(({ status }) => status === wanted).length;
  const options = { noStackTrace: globalConfig.noStackTrace };
  const uncaught = run.unhandledErrors.map((error) => formatExecError(byPaths(error), config, options, path));
  const failures = formatResultsErrors(testResults, config, options, path);
  const empty = createEmptyTestResult();
  return {
    ...empty,
    failureMessage: [failures, ...uncaught].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      ...empty.perfStats,
      start,
      end,
      runtime: end - start,
      slow: end - start > config.slowTestThreshold * 1_000,
    },
    testExecError:
      uncaught.length > 0
        ? { code: undefined, message: '', stack: run.unhandledErrors.join('\n'), type: 'Error' }
        : undefined,
    testFilePath: path,
    testResults,
  };
}
