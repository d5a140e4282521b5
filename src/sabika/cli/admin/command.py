"""`sabika admin`: its commands, each in a file of its own."""

import typer

from sabika.cli.admin import back_up, bans, check, database, delete, list_tables, look, restore, retire, vacuum

admin = typer.Typer(no_args_is_help=True, callback=database.told)

admin.command("list")(list_tables.list_tables)
admin.command()(look.look)
admin.command()(delete.delete)
admin.command()(retire.retire)
admin.command()(bans.ban)
admin.command("bans")(bans.list_bans)
admin.command()(bans.lift)
admin.command()(check.check)
admin.command()(vacuum.vacuum)
admin.command("back-up")(back_up.back_up)
admin.command()(restore.restore)
