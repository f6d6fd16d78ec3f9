import {
  type AssertionResult,
  createEmptyTestResult,
  type SerializableError,
  type TestResult,
} from '@jest/test-result';
import type { Circus } from '@jest/types';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

import type { SpecRequest } from './spec-process.js';

/** Replaces file URLs in a stack by the paths that jest reads code frames from. */
const withPaths = (stack: string) => stack.replace(/file:\/\/(\/[^\s?:)]+)(\?\d+)?/g, '$1');

const STATUS = { skip: 'pending', todo: 'todo', done: 'passed' } as const;

function toAssertion(test: Circus.TestResult): AssertionResult {
  const [, ...names] = test.testPath.map(String);
  return {
    ancestorTitles: names.slice(0, -1),
    duration: test.duration,
    failing: test.failing,
    failureDetails: [],
    failureMessages: test.errors.map(withPaths),
    fullName: names.join(' '),
    invocations: test.invocations,
    location: null,
    numPassingAsserts: test.numPassingAsserts,
    status: test.errors.length > 0 ? 'failed' : STATUS[test.status],
    title: names.at(-1) ?? '',
  };
}

/** Reports a spec file that could not be loaded. */
export function toFailure(error: unknown): SerializableError {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return {
    code: undefined,
    message,
    stack: withPaths(stack.includes(message) ? stack : `${message}\n${stack}`),
    type: 'Error',
  };
}

/** Converts the result of jest-circus into the one that jest's reporters read. */
export function toTestResult(
  { path, config, globalConfig }: SpecRequest,
  { start, end, ...run }: Circus.RunResult & { start: number; end: number },
): TestResult {
  const testResults = run.testResults.map(toAssertion);
  const count = (wanted: AssertionResult['status']) =>
    testResults.filter(({ status }) => status === wanted).length;
  const options = { noStackTrace: globalConfig.noStackTrace };
  const uncaught = run.unhandledErrors.map((error) =>
    formatExecError(withPaths(error), config, options, path),
  );
  const failures = formatResultsErrors(testResults, config, options, path);
  const empty = createEmptyTestResult();
  return {
    ...empty,
    failureMessage: [failures, ...uncaught].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    testExecError:
      uncaught.length > 0
        ? { code: undefined, message: '', stack: run.unhandledErrors.join('\n'), type: 'Error' }
        : undefined,
    testFilePath: path,
    testResults,
  };
}
