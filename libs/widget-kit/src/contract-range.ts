/** The versions of the contract that one side, a page or a widget, can live with. */
export interface ContractRange {
  /** The one it was written for. */
  contract: number;
  /** The oldest of the other side that it still serves. */
  oldestContract: number;
}

/** Whether each of the two still serves the other. */
export function getAlong(page: ContractRange, widget: ContractRange): boolean {
  return widget.contract >= page.oldestContract && page.contract >= widget.oldestContract;
}

/** `contract 3`, or `contracts 1 to 3` */
export function rangeText({ contract, oldestContract }: ContractRange): string {
  return contract === oldestContract ? `contract ${contract}` : `contracts ${oldestContract} to ${contract}`;
}
