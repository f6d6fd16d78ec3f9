/** From each state, the states that may follow it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canTransition<State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
): boolean {
  return table[from].includes(to);
}
