// What the host can do before the game: put bots into seats, empty seats, begin.
import { Attempt } from "../model/attempt.svelte.ts";
import { options } from "../model/options.svelte.ts";
import { settings } from "../model/settings.svelte.ts";
import type { TableModel } from "../model/table.svelte.ts";
import { ask } from "../net/api.ts";
import { forget, seatsAt } from "../net/seats.ts";
import { router } from "../router.svelte.ts";

export class LobbyHost {
  private readonly model: TableModel;
  private readonly attempt = new Attempt();

  constructor(model: TableModel) {
    this.model = model;
  }

  /** The one in the host's seat, or who opened the table without sitting down. */
  get isHost(): boolean {
    const { info, seat, token } = this.model;
    return info?.seats[seat]?.host ?? (token !== "" && !(info?.seats.some(({ host }) => host) ?? true));
  }

  get free(): number {
    return this.model.info?.seats.filter((seat) => seat.kind === "open").length ?? 0;
  }

  get problem(): string {
    return this.attempt.problem;
  }

  putBot(seat: number, bot: string): void {
    void this.attempt.make(() => this.put(seat, bot));
  }

  empty(seat: number): void {
    void this.attempt.make(async () => {
      const { id } = this.model;
      await ask("DELETE /api/tables/{table}/seats/{seat}", null, this.of(seat));
      if (!seatsAt(id).some((mine) => mine.seat === seat)) return;
      forget(id, seat);
      if (seatsAt(id).length === 0) router.go("/");
    });
  }

  fillUp(): void {
    void this.attempt.make(async () => {
      const bot = options.loaded?.bot;
      for (const [seat, { kind }] of this.model.info?.seats.entries() ?? [])
        if (kind === "open" && bot) await this.put(seat, bot);
    });
  }

  start(): void {
    const { id, token } = this.model;
    void this.attempt.make(() =>
      ask("POST /api/tables/{table}/start", null, {
        path: { table: id },
        token,
        language: settings.language,
      }),
    );
  }

  private async put(seat: number, bot: string): Promise<void> {
    await ask("PUT /api/tables/{table}/seats/{seat}/bot", { bot }, this.of(seat));
  }

  private of(seat: number) {
    const { id, token } = this.model;
    return { path: { table: id, seat }, token, language: settings.language };
  }
}
