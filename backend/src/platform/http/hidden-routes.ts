export interface RegisteredRoute {
  path: string;
  methods: readonly string[];
}

const isParameter = (segment: string) => /^[:*]/.test(segment);
const isWildcard = (segment: string) => segment.startsWith('*');

function hides(earlier: string, later: string): boolean {
  const [first, second] = [earlier.split('/'), later.split('/')];
  let isLessSpecific: boolean | undefined;
  for (let at = 0; at < Math.max(first.length, second.length); at += 1) {
    const [one, other] = [first[at], second[at]];
    if (one !== undefined && isWildcard(one)) return isLessSpecific ?? true;
    if (other !== undefined && isWildcard(other)) return isLessSpecific ?? false;
    if (one === undefined || other === undefined) return false;
    if (!isParameter(one) && !isParameter(other) && one !== other) return false;
    if (isParameter(one) !== isParameter(other)) isLessSpecific ??= isParameter(one);
  }
  return isLessSpecific ?? true;
}

/**
 * Finds routes that an earlier one hides, wholly or in part. Express uses the first match, so `/orders/export` must be
 * registered before `/orders/:id`.
 * @returns a sentence for each
 */
export function hiddenRoutes(routes: readonly RegisteredRoute[]): string[] {
  return routes.flatMap((earlier, at) =>
    routes
      .slice(at + 1)
      .filter(
        (later) =>
          earlier.methods.some((method) => later.methods.includes(method)) && hides(earlier.path, later.path),
      )
      .map(
        ({ path, methods }) => `${methods.join(', ').toUpperCase()} ${path} is hidden by ${earlier.path}.`,
      ),
  );
}
