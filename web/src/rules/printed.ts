// The cards of the standard edition, for pictures where there is no table. Made by tools/printed_board.py.
import type { Board } from "../protocol.ts";
import printed from "./printed-board.json";

export const BOARD: Board = printed;
