/**
 * Common table expressions, in SQL, that give each row of an expression `players (id)` a company in the game `$1`:
 * `seated (company_id, user_id)` has them. Many players join at once this way, where the API lets them join one by one.
 */
export const seatingPlayers = `
  places as (
    select players.id as user_id, next_seat - 1 + row_number() over (order by players.id) as seat
    from players, games where games.id = $1),
  counted as (
    update games set revision = revision + 1, next_seat = next_seat + (select count(*) from places) where id = $1),
  made as (
    insert into companies (game_id, seat) select $1, seat from places order by seat returning id, seat),
  seated as (
    insert into company_members (game_id, company_id, user_id)
    select $1, made.id, places.user_id from made join places on places.seat = made.seat
    returning company_id, user_id)`
